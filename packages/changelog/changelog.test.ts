import { describe, expect, it } from 'vitest';
import { buildReference, operationSections } from '@reliure/reference';
import { serialize } from '@reliure/richtext';
import type { Field, SchemaNode } from '@reliure/schema';
import { buildChangelog } from './changelog.ts';
import { changelogNodes } from './changelogNodes.ts';
import { readEntries } from './entries/entries.ts';
import { toHistory } from './history.ts';
import { withHistory } from './operationHistory.ts';
import { toShape } from './compare/shape/shape.ts';
import { annotateSince } from './annotateSince.ts';
import { contractWith } from './testing/contracts.ts';

const text = { type: 'string' };
const get = {
  operationId: 'lire',
  'x-slug': 'lire',
  summary: 'Lire',
  responses: {
    '200': { description: 'Lu.', content: { 'application/json': { schema: { $ref: '#/components/schemas/Piece' } } } },
  },
};
const page = { name: 'page', in: 'query', schema: { type: 'integer', maximum: 9 } };
const before = contractWith({
  operation: { parameters: [{ $ref: '#/components/parameters/Page' }] },
  parameters: { Page: page },
  schemas: {
    Etat: { oneOf: [{ const: 'ouverte' }] },
    Piece: { type: 'object', properties: { etat: { $ref: '#/components/schemas/Etat' } } },
  },
});
const after = contractWith({
  operation: { parameters: [{ $ref: '#/components/parameters/Page' }, { name: 'tri', in: 'query', schema: text }] },
  parameters: { Page: { ...page, schema: { type: 'integer', maximum: 5 } } },
  path: { get },
  schemas: {
    Etat: { oneOf: [{ const: 'ouverte' }, { const: 'fermee', title: 'Fermée' }] },
    Piece: {
      type: 'object',
      properties: { etat: { $ref: '#/components/schemas/Etat' }, etage: { $ref: '#/components/schemas/Nom' } },
    },
    Nom: text,
  },
});
const history = toHistory(
  [
    { version: '1.0.0', date: '2025-09-01', shape: toShape(before) },
    { version: '1.1.0', date: '2026-01-01', shape: toShape(after) },
  ],
  toShape(after),
);
const { entries } = readEntries(`1.1.0:
  - { on: parameters/Page, text: 5 éléments au plus., remedy: 'Suivez \`page\`.' }
  - { on: POST /pieces, text: la porte ferme., fixed: true }
  - { on: Etat = fermee, text: valeur \`fermee\`., remedy: Écrivez-la., breaking: true }
`);
const annotated = annotateSince(after, history);
const bodyAnchor = operationSections().body;
const reference = buildReference({ document: annotated });
const releases = buildChangelog(history, entries, after, { ...reference, bodyAnchor });
const changelog = {
  releases,
  feeds: [{ title: 'RSS', mediaType: 'application/rss+xml', path: '/docs/journal/rss.xml' }],
};

describe('buildChangelog', () => {
  it('writes each release in words, with links, and uses the writer’s text of entries', () =>
    expect(serialize(changelogNodes(changelog))).toMatchInlineSnapshot(`
      "Suivre ces entrées par un flux : [RSS](pathname:///docs/journal/rss.xml).

      ### 1.1 — à partir du 1ᵉʳ janvier 2026 {#1-1-0}

      - **Ajouté**, _incompatible_ : valeur \`fermee\`. Écrivez-la. Voir [Etat](reference:/listes/Etat#fermee).
      - **Modifié**, _incompatible_ : 5 éléments au plus. Suivez \`page\`. Voir [1 opération](reference:/ouvrir#requete.page).
      - **Corrigé** : la porte ferme. Voir [Ouvrir une pièce](reference:/ouvrir).
      - **Ajouté** : paramètre \`tri\` — [Ouvrir une pièce](reference:/ouvrir#requete.tri).
      - **Ajouté** : opération — [Lire](reference:/lire).
      - **Ajouté** : champ \`etage\` — [Piece](reference:/schemas/Piece#champs.etage).

      ### 1.0 — à partir du 1ᵉʳ septembre 2025 {#1-0-0}

      Première publication du contrat.
      "
    `));
});

describe('withHistory', () => {
  it('adds the changes that affect each operation, including those of its schemas', () => {
    const pages = withHistory(reference.operations, releases, annotated);
    const historyOf = (slug: string) =>
      pages
        .find((one) => one.slug === slug)
        ?.history?.map(({ category, breaking, target }) => [category, breaking, target?.path]);
    expect(historyOf('lire')).toEqual([
      ['Ajouté', true, 'reference:/listes/Etat#fermee'],
      ['Ajouté', undefined, undefined],
      ['Ajouté', undefined, 'reference:/schemas/Piece#champs.etage'],
    ]);
    expect(historyOf('ouvrir')).toEqual([
      ['Ajouté', true, 'reference:/listes/Etat#fermee'],
      ['Modifié', true, 'reference:/ouvrir#requete.page'],
      ['Corrigé', undefined, undefined],
      ['Ajouté', undefined, 'reference:/ouvrir#requete.tri'],
      ['Ajouté', undefined, 'reference:/schemas/Piece#champs.etage'],
    ]);
  });
});

describe('annotateSince', () => {
  const fieldsOf = (node: SchemaNode | undefined): readonly Field[] =>
    node?.parts.flatMap((part) => (part.kind === 'fields' ? part.fields : [])) ?? [];

  it('annotates operations, parameters, fields and values that were added later', () => {
    const [ouvrir, lire] = reference.operations;
    expect([ouvrir?.since, lire?.since]).toEqual([undefined, 'depuis 1.1, le 1ᵉʳ janvier 2026']);
    expect(ouvrir?.parameters[0]?.fields.map(({ name, since }) => [name, since])).toEqual([
      ['page', undefined],
      ['tri', 'depuis 1.1, le 1ᵉʳ janvier 2026'],
    ]);
    expect(
      fieldsOf(reference.schemas.find(({ name }) => name === 'Piece')?.node).map(({ name, since }) => [name, since]),
    ).toEqual([
      ['etat', undefined],
      ['etage', 'depuis 1.1, le 1ᵉʳ janvier 2026'],
    ]);
    expect(reference.lists[0]?.values.map(({ value, since }) => [value, since])).toEqual([
      ['"ouverte"', undefined],
      ['"fermee"', 'depuis 1.1, le 1ᵉʳ janvier 2026'],
    ]);
  });

  it('annotates a shared parameter that was renamed, and links to it', () => {
    const contract = (name: string) =>
      contractWith({
        operation: { parameters: [{ $ref: '#/components/parameters/Page' }] },
        parameters: { Page: { ...page, name } },
      });
    const document = contract('numero');
    const renamed = toHistory(
      [{ version: '1.0.0', date: '2025-09-01', shape: toShape(contract('page')) }],
      toShape(document),
    );
    const own = buildReference({ document: annotateSince(document, renamed) });
    expect(own.operations[0]?.parameters[0]?.fields.map(({ name, since }) => [name, since])).toEqual([
      ['numero', 'à venir'],
    ]);
    const [next] = buildChangelog(renamed, [], document, { ...own, bodyAnchor });
    expect(next?.items.map(({ text: words, targets }) => [words, targets.map(({ path }) => path)])).toEqual([
      ['paramètre `page`', ['reference:/ouvrir']],
      ['paramètre `numero`', ['reference:/ouvrir#requete.numero']],
    ]);
  });

  it('does not change the contract', () => expect(JSON.stringify(after)).not.toContain('x-since'));
});
