import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { bundleScript } from '@apidoc/browser/node';
import { modulesOf, readScripts, type SitePlaces } from './shippedScripts';

const folder = mkdtempSync(join(tmpdir(), 'scripts-'));
const places: SitePlaces = { site: join(folder, 'site'), search: join(folder, 'search') };
const source = join(folder, 'source.ts');
let bundled: string;

afterAll(() => {
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  for (const place of [places.site, places.search]) {
    rmSync(place, { recursive: true, force: true });
    mkdirSync(join(place, 'assets'), { recursive: true });
  }
  writeFileSync(source, 'console.log(document.title);');
  bundled = await bundleScript(source);
});

async function check(): Promise<readonly string[]> {
  return modulesOf(await readScripts(places, new Set(['assets/main.js'])));
}

describe('the scripts of a built site', () => {
  it.each([
    ['lies in the site', () => writeFileSync(join(places.site, 'service-worker.js'), bundled)],
    ['the search brings', () => writeFileSync(join(places.search, 'assets/worker.js'), bundled)],
    ['stands in a page', () => writeFileSync(join(places.site, 'a.html'), `<script>${bundled}</script>`)],
  ])('are known by what a bundled one was made of that %s', async (_where, plant) => {
    plant();
    expect(await check()).toEqual([source]);
  });

  it.each([
    ['service-worker.js', () => writeFileSync(join(places.site, 'service-worker.js'), 'alert(1)')],
    ['assets/worker.mjs', () => writeFileSync(join(places.search, 'assets/worker.mjs'), 'alert(1)')],
    ['a script in a.html', () => writeFileSync(join(places.site, 'a.html'), '<script>alert(1)</script>')],
    ['a.js', () => writeFileSync(join(places.site, 'a.js'), `${bundled} `)],
  ])('refuse %s, of which nobody says what is in it', async (place, plant) => {
    plant();
    await expect(check()).rejects.toThrow(
      `${place}\n  Nobody says which modules are in this script, so that their licences cannot be checked.\n  → Make it`,
    );
  });

  it('leave the bundler’s own to the bundler, a copy of one that the search has to the search', async () => {
    writeFileSync(join(places.site, 'assets/main.js'), 'alert(1)');
    writeFileSync(join(places.search, 'assets/worker.js'), bundled);
    // Simulates a file that is half copied.
    writeFileSync(join(places.site, 'assets/worker.js'), bundled.slice(0, 5));
    expect(await check()).toEqual([source]);
  });
});
