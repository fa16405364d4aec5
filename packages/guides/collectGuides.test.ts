import { describe, expect, it } from 'vitest';
import { resolveFile } from './collectGuides.ts';

const pathOfFile = new Map([
  ['@site/docs/intro.md', '/docs/intro'],
  ['@site/docs/reperes/été.md', '/docs/reperes/ete'],
]);

describe('resolveFile', () => {
  it.each([
    { url: '../intro.md#jeton', want: '/docs/intro#jeton' },
    { url: '/docs/intro.md?a=1', want: '/docs/intro?a=1' },
    { url: '%C3%A9t%C3%A9.md', want: '/docs/reperes/ete' },
    { url: './absent.md', want: null },
    { url: 'https://a.example/100%', want: null },
    { url: '/api/%E9', want: null },
    { url: '#ici', want: null },
  ])('resolves $url to $want', ({ url, want }) => {
    expect(resolveFile(url, '@site/docs/reperes/oxygene.md', pathOfFile)).toBe(want);
  });

  it('reports the file of a link that cannot be decoded', () => {
    expect(() => resolveFile('100%.md', '@site/docs/intro.md', pathOfFile)).toThrow(
      'docs/intro.md\n  The link "100%.md" cannot be decoded.\n  → Write the character % as %25.',
    );
  });
});
