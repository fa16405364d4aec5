import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadReference } from './loadReference.ts';

let siteDir: string;
let contract: string;
beforeEach(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'site-'));
  contract = join(siteDir, 'contract/openapi.yaml');
  await mkdir(join(siteDir, 'contract'));
  await writeContract('Trains');
});
afterEach(() => rm(siteDir, { recursive: true }));

function writeContract(title: string): Promise<void> {
  return writeFile(contract, `openapi: 3.1.0\ninfo: { title: ${title}, version: '1' }\npaths: { /a: { get: {} } }\n`);
}

async function load(options: Partial<Parameters<typeof loadReference>[1]> = {}) {
  const context = { siteDir, baseUrl: '/', siteConfig: { url: 'https://trains.example' } };
  const settings = { changelogPage: null, hasScenarios: false, isCached: true, ...options };
  return (await loadReference(contract, settings, context)).content;
}

describe('loadReference', () => {
  it.each([null, '/docs/changements'])('caches a site whose changelog is %s', async (changelogPage) => {
    const { key } = await load({ changelogPage });
    expect(key).toEqual(expect.any(String));
    expect((await load({ changelogPage })).key).toBe(key);
    await writeContract('Ferries');
    const changed = await load({ changelogPage });
    expect(changed.key).not.toBe(key);
    expect(changed.document).toHaveProperty('info.title', 'Ferries');
  });

  it('distinguishes a site with a changelog from one without', async () => {
    expect((await load({ changelogPage: '/a' })).key).not.toBe((await load()).key);
  });

  it('distinguishes references at different paths', async () => {
    const { basePath, key } = await load({ routeBasePath: '/reference/' });
    expect(basePath).toBe('/reference');
    expect(key).not.toBe((await load()).key);
  });

  it('caches nothing if the contract is not the site’s own', async () => {
    expect((await load({ isCached: false })).key).toBeNull();
  });
});
