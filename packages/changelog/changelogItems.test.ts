import { describe, expect, it } from 'vitest';
import { buildReference, operationSections } from '@reliure/reference';
import { buildChangelog, toTargetsIntro } from './changelog.ts';
import { contractWith } from './testing/contracts.ts';
import type { Change, ContractLocation, WrittenEntry } from './types.ts';

const operation: ContractLocation = { owner: { kind: 'operation', method: 'POST', path: '/pieces' }, field: [] };
const sort: ContractLocation = { ...operation, part: { kind: 'parameter', location: 'query', name: 'tri' } };
const body: ContractLocation = { ...operation, part: { kind: 'body' } };
const order: ContractLocation = { owner: { kind: 'component', section: 'schemas', name: 'Ordre' }, field: ['nom'] };
const piece: ContractLocation = { owner: { kind: 'component', section: 'schemas', name: 'Piece' }, field: ['nom'] };
const shared = (section: string, name: string): ContractLocation => ({
  owner: { kind: 'component', section, name },
  field: [],
});

const sortTarget = {
  kind: 'operation',
  label: 'Ouvrir une pièce',
  path: 'reference:/ouvrir#requete.tri',
  operations: ['ouvrir'],
};
const orderTarget = {
  kind: 'component',
  label: 'Ordre',
  path: 'reference:/schemas/Ordre#champs.nom',
  operations: ['ouvrir'],
};
const pieceTarget = {
  kind: 'component',
  label: 'Piece',
  path: 'reference:/schemas/Piece#champs.nom',
  operations: ['ouvrir'],
};

const document = contractWith({
  operation: {
    parameters: [{ name: 'tri', in: 'query', schema: { type: 'string' } }, { $ref: '#/components/parameters/Page' }],
  },
  parameters: { Page: { name: 'page', in: 'query', schema: { type: 'integer' } } },
});

const entryWith = (members: Partial<WrittenEntry>): WrittenEntry => ({
  version: '1.1.0',
  on: [],
  text: 'du neuf.',
  fixed: false,
  breaking: false,
  line: 1,
  ...members,
});

function build(changes: readonly Change[], ...entries: readonly WrittenEntry[]) {
  const pages = { ...buildReference({ document }), bodyAnchor: operationSections().body };
  return buildChangelog([{ version: '1.1.0', date: '2026-01-01', changes }], entries, document, pages);
}

const itemsOf = (...given: Parameters<typeof build>) => build(...given)[0]?.items;

describe('buildChangelog', () => {
  it('describes each release, with the entries of its version', () => {
    const pages = { operations: [], schemas: [], lists: [], bodyAnchor: 'corps' };
    const history = [
      { version: 'next', changes: [] },
      { version: '1.10.1', date: '2026-02-15', changes: [] },
      { version: '1.0.0', date: '2026-01-01', changes: [] },
    ];
    const fix = entryWith({ version: '1.10.1', on: ['Ordre'], text: 'corrigé.', fixed: true });
    const target = { kind: 'component', label: 'Ordre', operations: [] };
    expect(buildChangelog(history, [fix], {}, pages)).toStrictEqual([
      { version: 'next', title: 'À venir', anchor: 'next', items: [] },
      {
        version: '1.10.1',
        title: '1.10.1',
        anchor: '1-10-1',
        date: '2026-02-15',
        dateText: '15 février 2026',
        items: [{ category: 'fixed', severity: 'compatible', text: 'corrigé.', address: 'Ordre', targets: [target] }],
      },
      {
        version: '1.0.0',
        title: '1.0',
        anchor: '1-0-0',
        date: '2026-01-01',
        dateText: '1ᵉʳ janvier 2026',
        items: [],
      },
    ]);
  });

  it('replaces the changes at the addresses of an entry with its text', () =>
    expect(
      itemsOf(
        [
          { kind: 'type-changed', location: order, severity: 'notable' },
          { kind: 'removed', location: sort, severity: 'breaking' },
          { kind: 'deprecated', location: piece, severity: 'notable' },
        ],
        entryWith({ on: ['Ordre.nom', 'POST /pieces query.tri'], remedy: 'Écrivez `nom`.' }),
      ),
    ).toStrictEqual([
      {
        category: 'modified',
        severity: 'breaking',
        text: 'du neuf.',
        remedy: 'Écrivez `nom`.',
        address: 'Ordre.nom',
        targets: [orderTarget, sortTarget],
      },
      {
        category: 'deprecated',
        severity: 'notable',
        text: 'champ `nom`',
        address: 'Piece.nom',
        targets: [pieceTarget],
      },
    ]));

  it('marks a compatible change as breaking if its entry says so', () =>
    expect(
      itemsOf(
        [{ kind: 'value-added', location: order, severity: 'compatible' }],
        entryWith({ on: ['Ordre.nom'], breaking: true }),
      ),
    ).toStrictEqual([
      { category: 'added', severity: 'breaking', text: 'du neuf.', address: 'Ordre.nom', targets: [orderTarget] },
    ]));

  it('links an entry only once to each page', () =>
    expect(
      itemsOf(
        [
          { kind: 'removed', location: sort, severity: 'breaking' },
          { kind: 'made-required', location: body, severity: 'breaking' },
        ],
        entryWith({ on: ['POST /pieces query.tri', 'POST /pieces body'] }),
      ),
    ).toStrictEqual([
      {
        category: 'removed',
        severity: 'breaking',
        text: 'du neuf.',
        address: 'POST /pieces query.tri',
        targets: [sortTarget],
      },
    ]));

  it('lists an entry without a change as an addition', () =>
    expect(itemsOf([], entryWith({ on: ['Ordre.age'] }))).toStrictEqual([
      { category: 'added', severity: 'compatible', text: 'du neuf.', address: 'Ordre.age', targets: [] },
    ]));

  it.each([
    ['an operation', 'POST /pieces', { ...sortTarget, path: 'reference:/ouvrir' }],
    ['a schema', 'Ordre', { ...orderTarget, path: 'reference:/schemas/Ordre' }],
    [
      'a callback, whose path contains spaces',
      'POST /pieces POST suivi {$url}',
      { kind: 'operation', label: 'POST /pieces POST suivi {$url}', operations: [] },
    ],
  ])('links a fix to %s, and lists the changes there separately', (_owner, address, target) =>
    expect(
      itemsOf(
        [{ kind: 'deprecated', location: operation, severity: 'notable' }],
        entryWith({ on: [address], fixed: true }),
      ),
    ).toStrictEqual([
      {
        category: 'deprecated',
        severity: 'notable',
        text: 'opération',
        address: 'POST /pieces',
        targets: [{ ...sortTarget, path: 'reference:/ouvrir' }],
      },
      { category: 'fixed', severity: 'compatible', text: 'du neuf.', address, targets: [target] },
    ]),
  );

  it('joins changes with the same text to one item with the worst severity', () =>
    expect(
      itemsOf([
        { kind: 'removed', location: order, severity: 'breaking' },
        { kind: 'removed', location: piece, severity: 'compatible' },
      ]),
    ).toStrictEqual([
      {
        category: 'removed',
        severity: 'breaking',
        text: 'champ `nom`',
        address: 'Ordre.nom',
        targets: [orderTarget, pieceTarget],
      },
    ]));

  it.each([
    ['parameters', 'Page', 'paramètre `page`, de nouveau recommandé'],
    ['parameters', 'Ancien', 'paramètre `Ancien`, de nouveau recommandé'],
    ['headers', 'Age', 'en-tête de réponse `Age`, de nouveau recommandé'],
  ])('writes the name of the shared component %s/%s as clients know it', (section, name, want) =>
    expect(
      itemsOf([{ kind: 'undeprecated', location: shared(section, name), severity: 'compatible' }])?.map(
        ({ text }) => text,
      ),
    ).toEqual([want]),
  );

  it('has breaking items first and minor ones last, each by category', () => {
    const changes = (
      [
        ['removed', 'breaking'],
        ['operation-added', 'compatible'],
        ['deprecated', 'notable'],
        ['undeprecated', 'compatible'],
        ['made-required', 'breaking'],
      ] as const
    ).map(([kind, severity]): Change => ({ kind, severity, location: operation }));
    expect(
      itemsOf(changes, entryWith({ on: ['Ordre'], fixed: true }))?.map(({ category, isMinor }) => [category, isMinor]),
    ).toEqual([
      ['modified', undefined],
      ['removed', undefined],
      ['deprecated', undefined],
      ['fixed', undefined],
      ['added', true],
      ['modified', true],
    ]);
  });
});

describe('toTargetsIntro', () => {
  it.each([
    ['un âge. Voici', undefined, ' — '],
    ['un âge.', undefined, ' Voir '],
    ['un âge !', undefined, ' Voir '],
    ['un âge', 'Prenez-le ?', ' Voir '],
    ['un âge.', 'prenez-le', ' — '],
  ])('after %j and %j, returns %j', (text, remedy, want) =>
    expect(toTargetsIntro({ text, ...(remedy !== undefined && { remedy }) })).toBe(want),
  );
});
