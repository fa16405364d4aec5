import { describe, expect, it } from 'vitest';
import { toRichText } from '@reliure/richtext';
import type { ChangelogItem, ChangelogRelease } from './changelog.ts';
import { withHistory, type HistoryEntry, type OperationHistory } from './operationHistory.ts';
import type { Target } from './targets.ts';
import { contractWith } from './testing/contracts.ts';

interface Page extends OperationHistory {
  readonly slug: string;
  readonly method: string;
  readonly path: string;
  readonly deprecated?: true;
}

const ouvrir: Page = { slug: 'ouvrir', method: 'POST', path: '/pieces' };
const own: Target = { kind: 'operation', label: 'Ouvrir', path: 'reference:/ouvrir', operations: ['ouvrir'] };

function itemOf(item: Partial<ChangelogItem> = {}): ChangelogItem {
  return {
    category: 'modified',
    severity: 'compatible',
    text: 'la porte ferme',
    address: 'POST /pieces',
    targets: [own],
    ...item,
  };
}

function releaseOf(version: string, ...items: readonly ChangelogItem[]): ChangelogRelease {
  return { version, title: version, anchor: version.replaceAll('.', '-'), items };
}

function historyOf(
  releases: readonly ChangelogRelease[],
  operation: Parameters<typeof contractWith>[0] = {},
): readonly HistoryEntry[] | undefined {
  return withHistory([ouvrir], releases, contractWith(operation))[0]?.history;
}

describe('withHistory', () => {
  it('adds each change to the pages of the operations that it affects, and leaves the other pages as they are', () => {
    const [lire, fermer]: readonly [Page, Page] = [
      { slug: 'lire', method: 'GET', path: '/pieces' },
      { slug: 'fermer', method: 'DELETE', path: '/pieces' },
    ];
    const piece: Target = {
      kind: 'component',
      label: 'Piece',
      path: 'reference:/schemas/Piece',
      operations: ['ouvrir', 'lire'],
    };
    const releases: readonly ChangelogRelease[] = [
      { ...releaseOf('next', itemOf({ targets: [piece] })), title: 'À venir' },
      {
        ...releaseOf('1.1.0', itemOf({ category: 'added', severity: 'breaking', text: 'champ `nom`' }), itemOf()),
        title: '1.1',
        date: '2026-01-01',
        dateText: '1ᵉʳ janvier 2026',
      },
    ];
    const text = toRichText('La porte ferme.');
    const next: HistoryEntry = {
      version: 'À venir',
      anchor: 'next',
      category: 'Modifié',
      text,
      target: { label: 'Piece', path: 'reference:/schemas/Piece' },
    };
    const released = { version: '1.1', anchor: '1-1-0', date: '1ᵉʳ janvier 2026' };
    const pages = withHistory([ouvrir, lire, fermer], releases, contractWith());
    expect(pages).toStrictEqual([
      {
        ...ouvrir,
        history: [
          next,
          { ...released, category: 'Ajouté', breaking: true, text: toRichText('Champ `nom`.') },
          { ...released, category: 'Modifié', text },
        ],
      },
      { ...lire, history: [next] },
      fermer,
    ]);
  });

  it('adds at most eight changes', () => {
    const items = Array.from({ length: 9 }, (_item, index) => itemOf({ text: `ligne ${String(index)}` }));
    expect(historyOf([releaseOf('1.1.0', ...items)])?.map(({ text }) => text)).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7].map((index) => toRichText(`Ligne ${String(index)}.`)),
    );
  });

  it('adds a change with several targets once, with a link to the first', () => {
    const targets = ['tri', 'page'].map((name) => ({ ...own, label: name, path: `reference:/ouvrir#requete.${name}` }));
    expect(historyOf([releaseOf('1.1.0', itemOf({ targets }))])?.map(({ target }) => target?.path)).toEqual([
      'reference:/ouvrir#requete.tri',
    ]);
  });

  it.each<readonly [string, Omit<Target, 'operations'>, HistoryEntry['target']]>([
    ['no link to the page itself', own, undefined],
    ['no link to what has no page', { kind: 'component', label: 'Seul' }, undefined],
    ['no link to another operation', { ...own, label: 'Lire', path: 'reference:/lire' }, undefined],
    ['no link to a part of another operation', { ...own, path: 'reference:/ouvrir-vite#requete.tri' }, undefined],
    [
      'a short label for a location on the page',
      { ...own, path: 'reference:/ouvrir#requete.tri' },
      { label: 'Voir sur cette page', path: 'reference:/ouvrir#requete.tri' },
    ],
    [
      'a link to a schema',
      { kind: 'component', label: 'Piece', path: 'reference:/schemas/Piece#champs.nom' },
      { label: 'Piece', path: 'reference:/schemas/Piece#champs.nom' },
    ],
  ])('adds %s', (_fact, target, want) => {
    const targets = [{ ...target, operations: ['ouvrir'] }];
    expect(historyOf([releaseOf('1.1.0', itemOf({ targets }))])?.map((entry) => entry.target)).toEqual([want]);
  });

  it.each([
    ['la porte ferme', undefined, 'La porte ferme.'],
    ['la porte ferme.', undefined, 'La porte ferme.'],
    ['la porte ferme\u00a0!', undefined, 'La porte ferme\u00a0!'],
    ['la porte 2.0 ferme', undefined, 'La porte 2.0 ferme.'],
    ['la porte ferme.', 'Ouvrez-la', 'La porte ferme. Ouvrez-la.'],
  ])('turns the text « %s » with the remedy %j into a sentence', (text, remedy, want) => {
    const item = itemOf({ text, ...(remedy !== undefined && { remedy }) });
    expect(historyOf([releaseOf('1.1.0', item)])?.map((entry) => entry.text)).toEqual([toRichText(want)]);
  });

  it.each([
    [undefined, ['1.2.0', '1.1.0', '1.0.1']],
    ['1.1', ['1.2.0', '1.1.0']],
    ['1.1.0', ['1.2.0', '1.1.0']],
    ['0.9', ['1.2.0', '1.1.0', '1.0.1']],
    ['1.3', undefined],
  ])('leaves out the changes that are older than an operation with `x-since: %s`', (since, want) => {
    const releases = [
      releaseOf('1.3.0'),
      ...['1.2.0', '1.1.0', '1.0.1'].map((version) => releaseOf(version, itemOf())),
    ];
    const operation = since === undefined ? {} : { 'x-since': since };
    expect(historyOf(releases, { operation })?.map(({ version }) => version)).toEqual(want);
  });

  it.each<readonly [string, readonly ChangelogItem[], string | undefined]>([
    [
      'the newest',
      [itemOf({ category: 'deprecated' }), itemOf({ category: 'deprecated', text: 'b' })],
      'La porte ferme.',
    ],
    [
      'that of several operations',
      [itemOf({ category: 'deprecated', targets: [{ ...own, path: 'reference:/lire' }, own] })],
      'La porte ferme.',
    ],
    ['no other change', [itemOf(), itemOf({ category: 'deprecated', text: 'b' })], 'B.'],
    [
      'none of a part',
      [itemOf({ category: 'deprecated', targets: [{ ...own, path: 'reference:/ouvrir#corps' }] })],
      undefined,
    ],
  ])('sets the text about the deprecation of the operation: %s', (_fact, items, want) => {
    const deprecated: Page = { ...ouvrir, deprecated: true };
    const [page] = withHistory([deprecated], [releaseOf('1.1.0', ...items)], contractWith());
    expect(page?.deprecation).toEqual(want === undefined ? undefined : toRichText(want));
  });

  it('sets no text about a deprecation that was undone', () => {
    const items = [itemOf({ category: 'deprecated' })];
    expect(withHistory([ouvrir], [releaseOf('1.1.0', ...items)], contractWith())[0]?.deprecation).toBeUndefined();
  });
});
