import { describe, expect, it } from 'vitest';
import { emptyReference } from '@reliure/reference';
import { toRichText } from '@reliure/richtext';
import { toGuidePages } from './guidePages.ts';

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
  it('includes the text of directives, under the page’s own anchors', () => {
    const [page] = toGuidePages(
      [{ ...guide, description: 'De quoi il s’agit.' }],
      { ...emptyReference, lifecycles: [lifecycle] },
      [],
      noReleases,
    );
    expect(page).toMatchObject({ kind: 'guide', title: 'Guide', url: '/docs/a', breadcrumbs: ['Documentation'] });
    expect(page?.passages.slice(0, 2)).toEqual([{ text: 'De quoi il s’agit.' }, { text: 'Avant.' }]);
    expect(page?.passages[2]).toMatchObject({ section: 'Les états', anchor: 'etats' });
    expect(page?.passages[2]?.text).toMatch(/close.*Tout est dit\..*Après un lien\./);
  });

  it('includes the search phrases of a page', () => {
    const [page] = toGuidePages([{ ...guide, searchPhrases: ['pas de réseau'] }], emptyReference, [], noReleases);
    expect(page?.passages[0]).toEqual({ text: 'pas de réseau', role: 'phrase' });
  });

  it('omits directives about parts that the contract does not have', () => {
    const [page] = toGuidePages([guide], emptyReference, [], noReleases);
    expect(page?.passages).toEqual([
      { text: 'Avant.' },
      { text: 'Après un lien.', section: 'Les états', anchor: 'etats' },
    ]);
  });
});
