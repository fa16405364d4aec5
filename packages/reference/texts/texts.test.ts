import { describe, expect, it } from 'vitest';
import { setLanguage } from '@reliure/language';
import { toLocationWording } from '../model/operationSchemas.ts';
import { withdrawalWording } from '../model/withdrawal/withdrawalWording.ts';
import { statusTitle } from '../model/wording/statusWording.ts';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';
import { joinAll } from './joinAll.ts';

/** Returns all strings of a catalogue that are not made by a function. */
function listStrings(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : [];
}

describe('the catalogues', () => {
  it('have no French characters and spaces in English', () => {
    const strings = listStrings(en);
    expect(strings.length).toBeGreaterThan(300);
    expect(strings.filter((text) => /[àâçéèêëîïôûùœ«»\u00a0\u202f'"]| [:;!?]/i.test(text))).toEqual([]);
  });

  it.each(Object.entries({ en, fr }))('have addresses that URLs can contain in %s', (_name, { anchors, slugs }) => {
    const all = [
      ...listStrings(anchors),
      ...Object.values(slugs),
      anchors.parameters('query'),
      anchors.scheme('oauth'),
    ];
    expect(all.filter((text) => !/^[a-z]+(?:-[a-z]+)*$/.test(text))).toEqual([]);
    const { scheme: _scheme, parameters: _parameters, ...sections } = anchors;
    for (const section of Object.values(sections)) {
      const names = typeof section === 'string' ? [section] : Object.values(section);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('use the singular for one item', () => {
    const first = (count: number) =>
      [fr, en].flatMap(({ schema, list, errors }) =>
        [schema, list, errors].map(({ introduction }) => introduction(count).slice(0, 12)),
      );
    expect(first(1)).toEqual([
      'Le schéma qu',
      'La liste de ',
      'L’erreur que',
      'The schema t',
      'The list of ',
      'The error th',
    ]);
    expect(first(3)).toEqual([
      'Les 3 schéma',
      'Les 3 listes',
      'Les 3 erreur',
      'The 3 schema',
      'The 3 lists ',
      'The 3 errors',
    ]);
  });
});

describe('English sentences', () => {
  const location = (...statuses: readonly string[]) =>
    toLocationWording([
      { kind: 'parameter', name: 'q' },
      { kind: 'body' },
      ...statuses.map((name) => ({ kind: 'response', name }) as const),
    ]);

  it.each<[() => string | undefined, string | undefined]>([
    [() => location('200'), 'parameter q, body, response 200'],
    [() => location('200', '201', '202'), 'parameter q, body, responses 200, 201 and 202'],
    [() => withdrawalWording({ since: '2026-01-01' }), 'Deprecated since 1 January 2026.'],
    [() => withdrawalWording({ sunset: '2027-06-30' }), 'To be withdrawn on 30 June 2027.'],
    [() => withdrawalWording({}), undefined],
    [() => statusTitle('4xx'), 'Client error'],
    [() => en.operation.olderChanges(1), 'One older change'],
    [() => en.operation.olderChanges(12), '12 older changes'],
    [() => en.errors.introduction(12500).slice(0, 17), 'The 12,500 errors'],
  ])('are %s', (toSentence, want) => {
    setLanguage('en');
    expect(toSentence()).toBe(want);
  });
});

describe('joinAll', () => {
  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a and b'],
    [['a', 'b', 'c'], 'a, b and c'],
  ])('joins %j', (names, want) => {
    const joined = joinAll(
      names.map((value) => [{ type: 'text', value }] as const),
      ' and ',
    );
    expect(joined.map((phrase) => ('value' in phrase ? phrase.value : '')).join('')).toBe(want);
  });
});
