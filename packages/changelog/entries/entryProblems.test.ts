import { describe, expect, it } from 'vitest';
import { readEntries } from './entries.ts';
import { entryProblems, unannouncedChanges } from './entryProblems.ts';
import { toHistory } from '../history.ts';
import { toShape } from '../compare/shape/shape.ts';
import { contractOf, contractWith } from '../testing/contracts.ts';

const field = (maxLength: number) => ({ type: 'object', properties: { a: { type: 'string', maxLength } } });
const release = (version: string, maxLength: number) => ({
  version,
  date: '2026-01-01',
  shape: toShape({ ...contractOf('sent', field(maxLength)) }),
});
const history = toHistory([release('1.0.0', 9), release('1.1.0', 7)], toShape(contractOf('sent', field(5))));
const entriesOf = (text: string) => readEntries(text).entries;

describe('toHistory', () => {
  it('returns the newest release first, after the unreleased changes', () =>
    expect(history.map(({ version, changes }) => [version, changes.length])).toEqual([
      ['next', 1],
      ['1.1.0', 1],
      ['1.0.0', 0],
    ]));

  it('ignores a change of the version number', () => {
    const today = toShape(contractWith({ version: '9.9.9' }));
    expect(toHistory([{ version: '1.0.0', date: '2026-01-01', shape: toShape(contractWith()) }], today)).toEqual([
      { version: '1.0.0', date: '2026-01-01', changes: [] },
    ]);
    expect(toHistory([], today)).toEqual([]);
  });

  it('includes the unreleased version if it has an entry, even without changes', () => {
    const current = release('1.1.0', 7);
    const versions = (text: string) =>
      toHistory([current], current.shape, entriesOf(text)).map(({ version, changes }) => [version, changes.length]);
    expect(versions('next:\n  - { on: POST /pieces, text: x, fixed: true }')).toEqual([
      ['next', 0],
      ['1.1.0', 0],
    ]);
    expect(versions('1.1.0:\n  - { on: POST /pieces, text: x, fixed: true }')).toEqual([['1.1.0', 0]]);
  });
});

describe('unannouncedChanges', () => {
  it.each([
    ['', ['1.1.0', 'next']],
    ['next:\n  - { on: Ordre.a, text: x }', ['1.1.0']],
    ['1.1.0:\n  - { on: Ordre, text: x }', ['1.1.0', 'next']],
    ['1.1.0:\n  - { on: Ordre.a, text: x, fixed: true }', ['1.1.0', 'next']],
    ['1.1.0:\n  - { on: Ordre.a, text: x }\nnext:\n  - { on: Ordre.a, text: x }', []],
  ])('returns the breaking changes without an entry: %j', (text, want) => {
    const found = unannouncedChanges(history, entriesOf(text));
    expect(found.map(({ version }) => version).sort()).toEqual(want);
    expect(found.every(({ address }) => address === 'Ordre.a')).toBe(true);
  });

  it('returns each change with its version and address, without changes that break no client', () => {
    const owner = { kind: 'operation', method: 'GET', path: '/pieces' } as const;
    const removed = { kind: 'operation-removed', location: { owner, field: [] }, severity: 'breaking' } as const;
    const added = { ...removed, kind: 'operation-added', severity: 'compatible' } as const;
    const deprecated = { ...removed, kind: 'deprecated', severity: 'notable' } as const;
    expect(unannouncedChanges([{ version: '1.1.0', changes: [added, removed, deprecated] }], [])).toEqual([
      { version: '1.1.0', address: 'GET /pieces', change: removed },
    ]);
  });
});

describe('entryProblems', () => {
  it.each([
    [
      '1.1.0:\n  - { on: Ordre.b, text: x }',
      'Release 1.1.0 changes nothing at "Ordre.b".',
      'Did you mean "Ordre.a"? Otherwise, remove the entry.',
    ],
    ['1.0.0:\n  - { on: Ordre.a, text: x }', 'Release 1.0.0 changes nothing at "Ordre.a".', 'Remove the entry.'],
    ['2.0.0:\n  - { on: Ordre.a, text: x }', 'There is no release "2.0.0".', 'Choose one of: next, 1.1.0, 1.0.0.'],
    [
      '1.0.0:\n  - { on: GET /rien, text: x, fixed: true }',
      'The contract has no "GET /rien".',
      'Write an operation as `GET /path`, or a schema by its name.',
    ],
  ])('reports the problem of %j', (text, message, remedy) =>
    expect(entryProblems(entriesOf(text), history, (address) => address === 'POST /pieces')).toEqual([
      { line: 2, message, remedy },
    ]),
  );

  it.each([
    [
      'a day without `until`',
      'text: jusqu’au 1ᵉʳ juin 2027',
      ['The text announces the 1ᵉʳ juin 2027, but the entry has no `until`.'],
    ],
    ['no day', 'text: x, remedy: y, ends: z, who: w, until: 2027-06-01', []],
    [
      'another day',
      'text: le 30 juin 2027, remedy: y, ends: z, who: w, until: 2027-06-01',
      ['The text announces the 30 juin 2027, but its `until` is the 1ᵉʳ juin 2027.'],
    ],
    ['an earlier day', 'text: depuis le 31 décembre 2025', []],
    ['the same day', 'text: après le 30 juin 2027, remedy: y, ends: z, who: w, until: 2027-06-30', []],
    [
      'an unknown replacement',
      'text: après le 30 juin 2027, remedy: y, ends: z, who: w, until: 2027-06-30, replacedBy: { Ordre.a: GET /rien }',
      ['The contract has no "GET /rien", which `replacedBy` names.'],
    ],
  ])('compares the text of an entry with its end: %s', (_name, members, messages) =>
    expect(
      entryProblems(entriesOf(`1.1.0:\n  - { on: Ordre.a, ${members} }`), history, () => false).map(
        ({ message }) => message,
      ),
    ).toEqual(messages),
  );

  it('accepts an entry about a change of its release', () =>
    expect(entryProblems(entriesOf('1.1.0:\n  - { on: Ordre.a, text: x }'), history, () => false)).toEqual([]));

  it('accepts a fix of a known operation', () =>
    expect(
      entryProblems(entriesOf('1.0.0:\n  - { on: POST /pieces, text: x, fixed: true }'), history, () => true),
    ).toEqual([]));
});
