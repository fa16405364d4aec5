import { readFrench, sitePages } from '../sitePages';
import { expect, test } from '../test';

/** Small words of English that no French phrase has; two of them in a text make an English phrase. */
const english = /\b(the|of|and|with|from|this|that|is|are|was|were|been|has|have|will|your|you|which|when|where)\b/gi;

test('English phrases say that they are English', () => {
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
