import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { bundleScript } from '@reliure/browser/node';
import { modulesOf, readScripts, type SiteFolders } from './shippedScripts.ts';

const folder = mkdtempSync(join(tmpdir(), 'scripts-'));
const folders: SiteFolders = { site: join(folder, 'site'), search: join(folder, 'search') };
const source = join(folder, 'source.ts');
let bundled: string;

afterAll(() => {
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  for (const place of [folders.site, folders.search]) {
    rmSync(place, { recursive: true, force: true });
    mkdirSync(join(place, 'assets'), { recursive: true });
  }
  writeFileSync(source, 'console.log(document.title);');
  bundled = await bundleScript(source);
});

async function check(): Promise<readonly string[]> {
  return modulesOf(await readScripts(folders, new Set(['assets/main.js'])));
}

describe('the scripts of a built site', () => {
  it.each([
    ['the built site', () => writeFileSync(join(folders.site, 'service-worker.js'), bundled)],
    ['the search', () => writeFileSync(join(folders.search, 'assets/worker.js'), bundled)],
    ['a page', () => writeFileSync(join(folders.site, 'a.html'), `<script>${bundled}</script>`)],
  ])('are traced to their source files in %s', async (_where, plant) => {
    plant();
    expect(await check()).toEqual([source]);
  });

  it.each([
    ['service-worker.js', () => writeFileSync(join(folders.site, 'service-worker.js'), 'alert(1)')],
    ['assets/worker.mjs', () => writeFileSync(join(folders.search, 'assets/worker.mjs'), 'alert(1)')],
    ['a script in a.html', () => writeFileSync(join(folders.site, 'a.html'), '<script>alert(1)</script>')],
    ['a.js', () => writeFileSync(join(folders.site, 'a.js'), `${bundled} `)],
  ])('are rejected if their modules are unknown: %s', async (place, plant) => {
    plant();
    await expect(check()).rejects.toThrow(
      `${place}\n  The modules in this script are unknown, so their licences cannot be checked.\n  → Bundle it`,
    );
  });

  it('are skipped if the bundler wrote them or they are copies of the search’s', async () => {
    writeFileSync(join(folders.site, 'assets/main.js'), 'alert(1)');
    writeFileSync(join(folders.search, 'assets/worker.js'), bundled);
    // Simulates a file that is half copied.
    writeFileSync(join(folders.site, 'assets/worker.js'), bundled.slice(0, 5));
    expect(await check()).toEqual([source]);
  });
});
