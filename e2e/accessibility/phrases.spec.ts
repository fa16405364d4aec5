import { readFrench, sitePages } from '../sitePages.ts';
import { expect, test } from '../test.ts';

/** Matches small English words that no French phrase contains. A text with two of them is English. */
const english = /\b(the|of|and|with|from|this|that|is|are|was|were|been|has|have|will|your|you|which|when|where)\b/gi;

test('English phrases are marked as English', { tag: '@english-phrases-marked' }, () => {
  const found = sitePages.flatMap((path) => {
    const html = readFrench(path);
    const texts = [...html.matchAll(/>([^<]+)</g), ...html.matchAll(/(?:aria-label|title|alt)="([^"]+)"/g)];
    return texts
      .map(([, text = '']) => text.trim())
      .filter((text) => new Set(text.toLowerCase().match(english)).size > 1)
      .map((text) => `${path}: ${text}`);
  });
  expect(found).toEqual([]);
});
