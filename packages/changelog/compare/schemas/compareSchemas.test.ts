import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { compareSchemas } from './compareSchemas.ts';
import { toChangeLine } from '../../testing/changeLine.ts';
import type { Direction } from '../../types.ts';

const compare = (before: unknown, after: unknown, direction: Direction = 'sent', was: JsonObject = {}, is = was) =>
  compareSchemas(
    before,
    after,
    { owner: { kind: 'component', section: 'schemas', name: 'Fiche' }, field: [] },
    {
      resolveBefore: createResolve({ components: { schemas: was } }),
      resolveAfter: createResolve({ components: { schemas: is } }),
      direction,
      skipsSameSchemas: true,
    },
  ).map(toChangeLine);

const text = { type: 'string' };
const whole = { type: 'integer' };
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const one = (a: unknown, ...required: readonly string[]) => ({ type: 'object', properties: { a }, required });
const long = (minLength: number) => ({ type: 'string', minLength });
const longer = (address: string) => `breaking bound-tightened ${address} (minLength: 1 → minLength: 2)`;

describe('compareSchemas', () => {
  it.each<readonly [string, unknown, unknown, Direction, readonly string[]]>([
    ['a new field', { type: 'object' }, one(text), 'sent', ['compatible optional-added Fiche.a']],
    ['a removed required field', one(text, 'a'), { type: 'object' }, 'sent', ['breaking removed Fiche.a']],
    [
      'a field that is required but not declared',
      {},
      { required: ['a'] },
      'received',
      ['compatible made-required Fiche.a'],
    ],
    [
      'a required field that stays read-only',
      one({ ...long(1), readOnly: true }, 'a'),
      one({ ...long(2), readOnly: true }, 'a'),
      'sent',
      ['compatible bound-tightened Fiche.a (minLength: 1 → minLength: 2)'],
    ],
    [
      'a required field that is no longer write-only',
      one({ ...text, writeOnly: true }, 'a'),
      one(text, 'a'),
      'sent',
      ['compatible made-read-write Fiche.a'],
    ],
    [
      'a field that no longer allows any value',
      one(true),
      one(false),
      'sent',
      ['breaking rule-added Fiche.a ( → not: {})'],
    ],
  ])('compares fields: %s', (_fact, before, after, direction, want) =>
    expect(compare(before, after, direction)).toEqual(want),
  );

  it.each<readonly [string, unknown, unknown, readonly string[]]>([
    ['items', { items: long(1) }, { items: long(2) }, [longer('Fiche[]')]],
    ['items that are no longer described', { items: text }, {}, ['compatible type-widened Fiche[] (string → )']],
    ['items that are now forbidden', {}, { items: false }, ['breaking rule-added Fiche[] ( → not: {})']],
    ['items after the first ones', { unevaluatedItems: long(1) }, { unevaluatedItems: long(2) }, [longer('Fiche[]')]],
    [
      'items by position',
      { prefixItems: [long(1), text] },
      { prefixItems: [long(2), whole] },
      [longer('Fiche[]'), 'breaking type-changed Fiche[] (string → integer)'],
    ],
    ['a new position', {}, { prefixItems: [text] }, ['breaking type-narrowed Fiche[] ( → string)']],
    [
      'a removed position',
      { prefixItems: [text, whole] },
      { prefixItems: [text] },
      ['compatible type-widened Fiche[] (integer → )'],
    ],
    ['the values of a map', { additionalProperties: long(1) }, { additionalProperties: long(2) }, [longer('Fiche{}')]],
    [
      'a map that is closed',
      { additionalProperties: text },
      { additionalProperties: false },
      ['breaking rule-added Fiche ( → additionalProperties)'],
    ],
    [
      'a map that is open again',
      { unevaluatedProperties: false },
      { unevaluatedProperties: text },
      ['compatible rule-removed Fiche ( → additionalProperties)'],
    ],
    [
      'values by the pattern of their names',
      { patternProperties: { '^a': long(1), '^b': text } },
      { patternProperties: { '^b': text, '^a': long(2) } },
      [longer('Fiche{}')],
    ],
    [
      'a new pattern of names',
      {},
      { patternProperties: { '^a': text } },
      ['breaking type-narrowed Fiche{} ( → string)'],
    ],
    [
      'a removed pattern of names',
      { patternProperties: { '^a': text } },
      {},
      ['compatible type-widened Fiche{} (string → )'],
    ],
  ])('compares lists and maps: %s', (_fact, before, after, want) => expect(compare(before, after)).toEqual(want));

  const when = (field: string, then: object) => ({ if: { required: [field] }, then });
  const [a, b] = [when('a', { required: ['b'] }), when('a', { required: ['c'] })];

  it.each<readonly [string, unknown, unknown, readonly string[]]>([
    ['a new condition', {}, a, ['breaking rule-added Fiche ( → if)']],
    ['a removed condition', a, {}, ['compatible rule-removed Fiche ( → if)']],
    ['another condition', a, b, ['breaking rule-changed Fiche ( → if)']],
    ['one more condition', { allOf: [a] }, { allOf: [a, b] }, ['breaking rule-added Fiche ( → if)']],
    ['one condition fewer', { allOf: [a, b] }, { allOf: [b] }, ['compatible rule-removed Fiche ( → if)']],
    ['the keywords beside a condition', { ...a, ...long(1) }, { ...a, ...long(2) }, [longer('Fiche')]],
    [
      'a field that another one requires',
      { dependentRequired: { a: ['b'] } },
      { dependentRequired: { a: ['b', 'c'] } },
      ['breaking rule-tightened Fiche ( → if)'],
    ],
    [
      'a schema that depends on a field',
      {},
      { dependentSchemas: { a: { required: ['b'] } } },
      ['breaking rule-added Fiche ( → if)'],
    ],
    [
      'another order of the fields that schemas depend on',
      { dependentSchemas: { a: { required: ['b'] }, c: { required: ['d'] } } },
      { dependentSchemas: { c: { required: ['d'] }, a: { required: ['b'] } } },
      [],
    ],
    ['the same condition', { allOf: [a, b] }, { allOf: [b, a] }, []],
  ])('compares conditions: %s', (_fact, before, after, want) => expect(compare(before, after)).toEqual(want));

  const own = { Nom: long(1), Court: long(2), Age: whole };

  it('skips a component to which both refer', () =>
    expect(compare(one(to('Nom')), one(to('Nom')), 'sent', own, { ...own, Nom: long(2) })).toEqual([]));

  it('skips the components that both include, in any order', () => {
    const [before, after] = [{ allOf: [to('Nom'), to('Age')] }, { allOf: [to('Age'), to('Nom')] }];
    expect(compare(before, after, 'sent', own, { ...own, Nom: long(2) })).toEqual([]);
  });

  it('compares the content of different components', () =>
    expect(compare(one(to('Nom')), one(to('Court')), 'sent', own)).toEqual([longer('Fiche.a')]));

  it('compares the content of different components that may be `null`', () => {
    const orNull = (name: string) => one({ oneOf: [to(name), { type: 'null' }] });
    expect(compare(orNull('Nom'), orNull('Court'), 'sent', own)).toEqual([longer('Fiche.a')]);
  });

  it('compares different components inside of different components', () => {
    const deep = { ...own, Un: one(to('Nom')), Deux: one(to('Court')) };
    expect(compare(one(to('Un')), one(to('Deux')), 'sent', deep)).toEqual([longer('Fiche.a.a')]);
  });

  it('compares different components once, even if they are recursive', () => {
    const deep = {
      Un: { type: 'object', properties: { un: to('Un'), nom: long(1) } },
      Deux: { type: 'object', properties: { un: to('Deux'), nom: long(2) } },
    };
    expect(compare(to('Un'), to('Deux'), 'sent', deep)).toEqual([longer('Fiche.nom')]);
  });
});
