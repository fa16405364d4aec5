import { describe, expect, it } from 'vitest';
import type { ReleaseComparison } from '@reliure/changelog';
import { links } from '@reliure/richtext/markdown/testing/links.ts';
import { buildReference } from '../reference.ts';
import { toPages } from '../pages.ts';
import { comparison as kind } from './kind.ts';
import { buildComparison } from './model.ts';

const reference = buildReference({
  document: {
    tags: [{ name: 'Livres' }, { name: 'Lecteurs' }],
    paths: {
      '/v2/livres': { get: { tags: ['Livres'], summary: 'Lister les livres', 'x-slug': 'lister' } },
      '/v1/lecteurs': { get: { tags: ['Lecteurs'], summary: 'Lister les lecteurs', 'x-slug': 'lecteurs' } },
    },
  },
});

const target = (label: string, operations: readonly string[], path?: string) => ({
  kind: 'operation' as const,
  label,
  operations,
  ...(path !== undefined && { path }),
});
const compared: ReleaseComparison = {
  releases: [
    { version: '1.0.0', title: '1.0', anchor: '1-0-0', datedTitle: '1.0', dateText: '1ᵉʳ mai 2026' },
    { version: '1.1.0', title: '1.1', anchor: '1-1-0', datedTitle: '1.1', dateText: '2 mai 2026' },
    { version: 'next', title: 'À venir', datedTitle: 'À venir', anchor: 'next' },
  ],
  lines: [
    {
      category: 'added',
      severity: 'compatible',
      text: 'champ `titre`',
      address: 'Livre.titre',
      isMinor: true,
      targets: [target('Lister les livres', ['lister'], '/api/lister#titre')],
      pairs: [
        [0, 1],
        [0, 2],
      ],
    },
    {
      category: 'removed',
      severity: 'breaking',
      text: 'opération.',
      remedy: 'Cessez.',
      deadline: { until: '2027-06-30' },
      address: 'POST /v1/livres',
      targets: [target('POST /v1/livres', [])],
      pairs: [[0, 1]],
    },
    {
      category: 'modified',
      severity: 'notable',
      text: 'partout.',
      address: 'Livre.titre',
      targets: [target('2 opérations', ['lister', 'lecteurs'])],
      pairs: [
        [0, 2],
        [1, 2],
      ],
    },
  ],
};
const comparison = buildComparison({
  comparison: compared,
  groups: reference.landing.groups,
  page: '/docs/journal',
});

describe('the comparison of releases', () => {
  it('has breaking changes first and minor ones last, by group of operations, with the releases that brought and replaced them', () =>
    expect(
      comparison?.sections.map(({ name, domains }) => [
        name,
        domains.map(({ title, changes }) => [
          title,
          changes.map(({ id, pairs, groups, since }) => [id, pairs, groups, since.words, since.path]),
        ]),
      ]),
    ).toEqual([
      [
        'breaking',
        [
          [
            'Livres',
            [
              [
                '1-1-0.post-v1-livres',
                ['0-1'],
                ['livres'],
                'depuis 1.1, jusqu’à la prochaine version',
                '/docs/journal#1-1-0',
              ],
            ],
          ],
        ],
      ],
      [
        'others',
        [
          [
            'Plusieurs domaines',
            [['next.livre-titre', ['0-2', '1-2'], ['livres', 'lecteurs'], 'à venir', '/docs/journal#next']],
          ],
        ],
      ],
      ['minor', [['Livres', [['1-1-0.livre-titre', ['0-1', '0-2'], ['livres'], 'depuis 1.1', '/docs/journal#1-1-0']]]]],
    ]));

  it('is written as Markdown', () => {
    const text = kind.toPages({ comparison })[0]?.markdownVersion.render(links) ?? '';
    expect(text).toContain('## Incompatibles\n\n### Livres\n\n| Changement | Opérations |');
    expect(text).toContain(
      '| **Retiré**, _incompatible_\u00a0: opération. | `POST /v1/livres` | Cessez. | 30 juin 2027 | [depuis 1.1,',
    );
    expect(text).toMatch(
      /\| \*\*Ajouté\*\*.*champ `titre` \| \[Lister les livres\]\(.*#titre\) \| \| \| \[depuis 1\.1\]\(.*#1-1-0\)/,
    );
  });

  it('has no page without releases', () =>
    expect(toPages(reference).filter(({ slug }) => slug === 'comparaison')).toEqual([]));
});
