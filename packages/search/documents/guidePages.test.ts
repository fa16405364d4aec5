import { describe, expect, it } from 'vitest';
import { toRichText } from '@apidoc/richtext';
import { readSearchPhrases, toGuidePages } from './guidePages';

const lifecycle = {
  name: 'visite',
  slug: 'etats/visite',
  title: 'Visite',
  description: [],
  states: [{ code: 'close', title: 'Close', description: toRichText('Tout est dit.'), isFinal: true }],
  transitions: [],
};

const guide = {
  path: '/docs/a',
  title: 'Guide',
  body: 'Avant.\n\n## Les états {#etats}\n\n::etats{cycle="visite"}\n\nAprès [un lien](/api).',
  isMdx: false,
  kind: 'guide' as const,
  breadcrumbs: ['Documentation'],
  searchPhrases: [],
};

const noReleases = { releases: [], feeds: [] };

describe('toGuidePages', () => {
  it('says what directives show, under the page’s own anchors', () => {
    const [page] = toGuidePages([{ ...guide, description: 'De quoi il s’agit.' }], [lifecycle], [], noReleases);
    expect(page).toMatchObject({ kind: 'guide', title: 'Guide', url: '/docs/a', breadcrumbs: ['Documentation'] });
    expect(page?.places.slice(0, 2)).toEqual([{ text: 'De quoi il s’agit.' }, { text: 'Avant.' }]);
    expect(page?.places[2]).toMatchObject({ section: 'Les états', anchor: 'etats' });
    expect(page?.places[2]?.text).toMatch(/close.*Tout est dit\..*Après un lien\./);
  });

  it('finds a page by what else visitors may ask', () => {
    const [page] = toGuidePages([{ ...guide, searchPhrases: ['pas de réseau'] }], [], [], noReleases);
    expect(page?.places[0]).toEqual({ text: 'pas de réseau', role: 'phrase' });
  });

  it('leaves out what this contract does not have', () => {
    const [page] = toGuidePages([guide], [], [], noReleases);
    expect(page?.places).toEqual([
      { text: 'Avant.' },
      { text: 'Après un lien.', section: 'Les états', anchor: 'etats' },
    ]);
  });
});

describe('readSearchPhrases', () => {
  it.each([
    [{}, []],
    [{ search_phrases: ['pas de réseau', 'hors ligne'] }, ['pas de réseau', 'hors ligne']],
  ])('of %j are %j', (frontMatter, want) => expect(readSearchPhrases(frontMatter, 'a.md')).toEqual(want));

  it.each(['pas de réseau', [1], [' ']])('refuses %j', (phrases) => {
    expect(() => readSearchPhrases({ search_phrases: phrases }, 'docs/a.md')).toThrow(
      `docs/a.md: "search_phrases" is ${JSON.stringify(phrases)}; write a list of texts, such as [pas de réseau, { en: no network }].`,
    );
  });
});
