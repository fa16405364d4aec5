import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@reliure/openapi';
import { buildReference, operationSections } from '@reliure/reference';
import { buildChangelog } from './changelog.ts';
import { compareReleases } from './compareReleases.ts';
import { toShape } from './compare/shape/shape.ts';
import { readEntries } from './entries/entries.ts';
import { toHistory, toReleaseStates } from './history.ts';
import { contractWith } from './testing/contracts.ts';

const text = { type: 'string' };
const contractOf = (maximum: number, fields: JsonObject = {}, more: JsonObject = {}) =>
  contractWith({
    schemas: { Ordre: { type: 'object', properties: { nom: text, poids: { type: 'integer', maximum }, ...fields } } },
    ...more,
  });
const fermer = { operationId: 'fermer', 'x-slug': 'fermer', summary: 'Fermer une pièce', responses: {} };

/** Compares contracts as releases 1.0.0, 1.1.0…, the last of which is the current one. */
function compare(contracts: readonly JsonObject[], text: string, today = contracts.at(-1) ?? {}) {
  const releases = contracts.map((contract, index) => ({
    version: `1.${String(index)}.0`,
    date: `2026-01-0${String(index + 1)}`,
    shape: toShape(contract),
  }));
  const { entries } = readEntries(text);
  const history = toHistory(releases, toShape(today), entries);
  const pages = { ...buildReference({ document: today }), bodyAnchor: operationSections().body };
  return compareReleases(
    {
      states: toReleaseStates(releases, toShape(today)),
      history,
      entries,
      releases: buildChangelog(history, entries, today, pages),
    },
    today,
    pages,
  );
}

function linesOf(contracts: readonly JsonObject[], text = '', today?: JsonObject) {
  return compare(contracts, text, today)?.lines.map((line) => [
    line.text,
    line.pairs.map((pair) => pair.join('-')).join(' '),
  ]);
}

describe('compareReleases', () => {
  it('compares the contracts of each two releases, not the steps between them', () =>
    expect(linesOf([contractOf(9), contractOf(5), contractOf(7)])).toEqual([
      ['champ `poids`, borne resserrée de `maximum: 9` à `maximum: 5`', '0-1'],
      ['champ `poids`, borne resserrée de `maximum: 9` à `maximum: 7`', '0-2'],
      ['champ `poids`, borne élargie de `maximum: 5` à `maximum: 7`', '1-2'],
    ]));

  it('leaves out what a later release undid', () =>
    expect(linesOf([contractOf(9), contractOf(9, { age: text }), contractOf(9)])).toEqual([
      ['champ `age`', '0-1'],
      ['champ `age`', '1-2'],
    ]));

  it('uses the writer’s text where the comparison finds exactly what the release changed', () =>
    expect(
      linesOf(
        [contractOf(9), contractOf(5), contractOf(5, { age: text }), contractOf(4, { age: text })],
        '1.1.0:\n  - { on: Ordre.poids, text: cinq. }\n1.2.0:\n  - { on: Ordre.age, text: un âge. }\n',
      ),
    ).toEqual([
      ['cinq.', '0-1 0-2'],
      ['un âge.', '0-2 1-2 0-3 1-3'],
      ['champ `poids`, borne resserrée de `maximum: 9` à `maximum: 4`', '0-3'],
      ['champ `poids`, borne resserrée de `maximum: 5` à `maximum: 4`', '1-3 2-3'],
    ]));

  it('uses the writer’s text only between the releases that it announces', () =>
    expect(
      linesOf(
        [contractOf(9), contractOf(5), contractOf(9), contractOf(5)],
        '1.1.0:\n  - { on: Ordre.poids, text: cinq. }\n1.2.0:\n  - { on: Ordre.poids, text: neuf. }\n',
      ),
    ).toEqual([
      ['cinq.', '0-1 0-3'],
      ['neuf.', '1-2'],
      ['champ `poids`, borne resserrée de `maximum: 9` à `maximum: 5`', '2-3'],
    ]));

  it('uses the writer’s text only where the comparison finds the same changes', () => {
    const bounds = (minimum: number, maximum: number) =>
      contractOf(maximum, { poids: { type: 'integer', minimum, maximum } });
    const releases = [bounds(0, 9), bounds(2, 5), bounds(2, 9), bounds(0, 5), bounds(1, 5), bounds(2, 4)];
    const lines = linesOf(releases, '1.1.0:\n  - { on: Ordre.poids, text: de 2 à 5. }\n') ?? [];
    expect(lines.filter(([words]) => words === 'de 2 à 5.')).toEqual([['de 2 à 5.', '0-1']]);
  });

  it('includes fixes, unless the operation itself is new', () =>
    expect(
      linesOf(
        [contractOf(9), contractOf(9, {}, { path: { get: fermer } }), contractOf(9, {}, { path: { get: fermer } })],
        '1.2.0:\n  - { on: GET /pieces, text: corrigé., fixed: true }\n',
      ),
    ).toEqual([
      ['opération', '0-1 0-2'],
      ['corrigé.', '1-2'],
    ]));

  it('includes the fix of an operation that has other changes', () => {
    const closed = contractOf(9, {}, { path: { get: { ...fermer, deprecated: true } } });
    expect(
      linesOf(
        [contractOf(9, {}, { path: { get: fermer } }), closed],
        '1.1.0:\n  - { on: GET /pieces, text: corrigé., fixed: true }\n',
      ),
    ).toEqual([
      ['opération', '0-1'],
      ['corrigé.', '0-1'],
    ]);
  });

  it('includes unreleased changes', () => {
    const contracts = [contractOf(9), contractOf(8)];
    expect(compare(contracts, '', contractOf(7))?.releases).toStrictEqual([
      {
        version: '1.0.0',
        title: '1.0',
        datedTitle: '1.0 — à partir du 1ᵉʳ janvier 2026',
        anchor: '1-0-0',
        dateText: '1ᵉʳ janvier 2026',
      },
      {
        version: '1.1.0',
        title: '1.1',
        datedTitle: '1.1 — à partir du 2 janvier 2026',
        anchor: '1-1-0',
        dateText: '2 janvier 2026',
      },
      { version: 'next', title: 'À venir', datedTitle: 'À venir', anchor: 'next' },
    ]);
    expect(linesOf(contracts, '', contractOf(7))?.at(-1)?.[1]).toBe('1-2');
  });

  it('returns nothing for a single release', () => expect(compare([contractOf(9)], '')).toBeNull());
});
