import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hasMarkdownVersion, toLinkHeader } from './markdownVersions.ts';

const folder = mkdtempSync(join(tmpdir(), 'versions-'));
const root = join(folder, 'site');
mkdirSync(join(root, 'api'), { recursive: true });
for (const file of ['site/api/lire.md', 'site/api/été.md', 'secret.md']) writeFileSync(join(folder, file), '');
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('hasMarkdownVersion', () => {
  it.each([
    ['/api/lire', true],
    ['/api/lire?a=/b', true],
    ['/api/%C3%A9t%C3%A9', true],
    ['/api/absente', false],
    ['/api/lire.md', false],
    ['/', false],
    ['/../secret', false],
    ['/%', false],
  ])('for %s returns %j', (url, want) => expect(hasMarkdownVersion(root, url)).toBe(want));
});

describe('toLinkHeader', () => {
  it('names the Markdown version, the index and the contract', () =>
    expect(toLinkHeader('/doc/api/lire?a', '/doc/')).toBe(
      '</doc/api/lire.md>; rel="alternate"; type="text/markdown", ' +
        '</doc/llms.txt>; rel="describedby"; type="text/plain", ' +
        '</doc/openapi.yaml>; rel="service-desc"; type="application/yaml"',
    ));
});
