import { expect, it } from 'vitest';
import { findFormerPages } from './formerPages.ts';

it('findFormerPages returns the pages that a release had and today’s contract has not, with the release that dropped them', () => {
  const states = [
    ['1.0.0', ['a', 'b', 'c']],
    ['1.1.0', ['a', 'c', 'd']],
    ['2.0.0', ['b', 'c']],
    ['next', ['b', 'e']],
  ] as const;
  const pages = findFormerPages(
    states.map(([version, slugs]) => ({ version, state: { document: { slugs } } })),
    (document) => (document['slugs'] as readonly string[]).map((slug) => ({ slug, title: slug.toUpperCase() })),
  );
  expect(pages).toEqual([
    { slug: 'a', title: 'A', release: '2-0-0' },
    { slug: 'd', title: 'D', release: '2-0-0' },
    { slug: 'c', title: 'C', release: 'next' },
  ]);
});
