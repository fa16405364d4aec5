import { expect, test } from './test.ts';
import { readDocument, sitePages } from './sitePages.ts';

/** Elements with names and code of the API; `data-method` is on HTTP methods. */
const code = /<code\b[^>]*>|<\w+\b[^>]*\sdata-method\b[^>]*>/g;

test('browsers that translate a page leave its code as it is', () => {
  const tags = sitePages.flatMap((path) =>
    [...readDocument(path).matchAll(code)].map(([tag]) => ({ path, tag, isKept: /\stranslate="?no\b/.test(tag) })),
  );
  expect(tags.length).toBeGreaterThan(10_000);
  expect(tags.filter(({ isKept }) => !isKept).slice(0, 10)).toEqual([]);
});
