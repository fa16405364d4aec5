import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hasMarkdownVersion, prefersMarkdown, toLinkHeader } from './markdownVersions.ts';

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

describe('prefersMarkdown', () => {
  it.each([
    ['text/markdown', true],
    ['text/markdown, text/html, */*', true],
    ['text/markdown;q=1.0, text/x-markdown;q=0.9, text/html;q=0.7, */*;q=0.1', true],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8', false],
    ['text/html, text/markdown', false],
    ['text/html, text/markdown;q=0.5', false],
    ['text/markdown;q=0, text/html', false],
    ['*/*', false],
    ['', false],
    [undefined, false],
  ])('for %s returns %j', (accept, want) => expect(prefersMarkdown(accept)).toBe(want));
});

describe('toLinkHeader', () => {
  it('names the Markdown version, the index and the contract', () =>
    expect(toLinkHeader('/doc/api/lire?a', '/doc/')).toBe(
      '</doc/api/lire.md>; rel="alternate"; type="text/markdown", ' +
        '</doc/llms.txt>; rel="describedby"; type="text/plain", ' +
        '</doc/openapi.yaml>; rel="service-desc"; type="application/yaml"',
    ));
});
