import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildCopy, addVersion, type BuiltFile } from './buildCopy.ts';
import type { CopiedFile } from './types.ts';

const html = (pathname: string, body: string): BuiltFile => ({
  pathname,
  type: 'text/html; charset=utf-8',
  content: Buffer.from(`<!DOCTYPE html>\n<html lang="fr"><body>${body}</body></html>`),
});
const script: BuiltFile = { pathname: '/assets/a.js', type: 'text/javascript', content: Buffer.from('1;') };

describe('buildCopy', () => {
  const files = [html('/docs/intro', 'Été'), script, html('/', 'Accueil')];
  const { summary, content } = buildCopy(files, '/');

  it('lists the position of each file in bytes', () => {
    const list = JSON.parse(content.subarray(summary.listStart).toString()) as readonly CopiedFile[];
    const texts = list.map(([pathname, , start, end]) => [pathname, content.subarray(start, end).toString()]);
    const opening = `<!DOCTYPE html>\n<html data-version="${summary.version}" lang="fr"><body>`;
    expect(texts).toEqual([
      ['/', `${opening}Accueil</body></html>`],
      ['/assets/a.js', '1;'],
      ['/docs/intro', `${opening}Été</body></html>`],
    ]);
  });

  it('returns an address with the version, and a hash of the content', () => {
    expect(summary.url).toBe(`/assets/hors-ligne/site.${summary.version}.txt`);
    expect(summary.integrity).toBe(`sha256-${createHash('sha256').update(content).digest('base64')}`);
  });

  it.each([
    ['the same version for another order', [...files].reverse(), true],
    ['another version for another text', [html('/docs/intro', 'Hiver'), script, html('/', 'Accueil')], false],
    ['another version for another address', [html('/docs/debut', 'Été'), script, html('/', 'Accueil')], false],
  ])('returns %s', (_name, others, isSame) => {
    expect(buildCopy(others, '/').summary.version === summary.version).toBe(isSame);
  });
});

describe('addVersion', () => {
  it('rejects a file that is not a page', () =>
    expect(() => addVersion(Buffer.from('<p>'), '1')).toThrow('has no <html> tag with attributes'));
});
