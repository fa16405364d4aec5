import { describe, expect, it } from 'vitest';
import { toContractAddress } from '../../address.ts';
import { compareContracts } from '../compareContracts.ts';
import { directionWithin, type Mode } from './fieldModes.ts';
import { toShape } from '../shape/shape.ts';
import { contractWith } from '../../testing/contracts.ts';
import type { Direction } from '../../types.ts';

type Directions = readonly ('sent' | 'received')[];

/** Returns a contract in which a schema is sent, received, or both. */
const contract = (directions: Directions, schema: object) => {
  const reference = { $ref: '#/components/schemas/Fiche' };
  return contractWith({
    schemas: {
      Fiche: schema,
      Ordre: directions.includes('sent') ? reference : { type: 'object' },
      Piece: directions.includes('received') ? reference : { type: 'object' },
    },
  });
};
const compare = (directions: Directions, before: object, after: object) =>
  compareContracts(toShape(contract(directions, before)), toShape(contract(directions, after))).map(
    ({ kind, severity, location }) => `${severity} ${kind} ${toContractAddress(location)}`,
  );

const one = (field: object, ...required: readonly string[]) => ({ type: 'object', properties: { a: field }, required });
const free = { type: 'string' };
const read = { ...free, readOnly: true };
const written = { ...free, writeOnly: true };

describe('compareModes', () => {
  it.each<readonly [string, object, object, string, string]>([
    ['read-only', free, read, 'breaking made-read-only Fiche.a', 'compatible made-read-only Fiche.a'],
    ['write-only', free, written, 'compatible made-write-only Fiche.a', 'breaking made-write-only Fiche.a'],
    [
      'write-only instead of read-only',
      read,
      written,
      'compatible made-write-only Fiche.a',
      'breaking made-write-only Fiche.a',
    ],
    ['writable too', read, free, 'compatible made-read-write Fiche.a', 'compatible made-read-write Fiche.a'],
    ['readable too', written, free, 'compatible made-read-write Fiche.a', 'compatible made-read-write Fiche.a'],
  ])(
    'returns the severity of a field that becomes %s, for data that are sent and received',
    (_fact, before, after, sent, received) => {
      expect(compare(['sent'], one(before), one(after))).toEqual([sent]);
      expect(compare(['received'], one(before), one(after))).toEqual([received]);
    },
  );

  it('reports a required field as made required when it is no longer read-only', () => {
    const [before, after] = [one(read, 'a'), one(free, 'a')];
    const want = ['breaking made-required Fiche.a', 'compatible made-read-write Fiche.a'];
    expect(compare(['sent', 'received'], before, after)).toEqual(want);
    expect(compare(['sent'], before, after)).toEqual(want);
    expect(compare(['received'], before, after)).toEqual(['compatible made-read-write Fiche.a']);
  });
});

describe('isLeftOut', () => {
  it.each<readonly [string, object, object, Directions]>([
    [
      'a read-only field in what is only sent',
      one({ ...read, maxLength: 9 }),
      one({ ...read, format: 'date' }),
      ['sent'],
    ],
    ['a removed read-only field', one(read, 'a'), { type: 'object' }, ['sent']],
    ['a new required write-only field in what is only received', { type: 'object' }, one(written, 'a'), ['received']],
  ])('makes changes of %s compatible', (_fact, before, after, directions) => {
    const changes = compare(directions, before, after);
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.filter((change) => !change.startsWith('compatible'))).toEqual([]);
  });
});

describe('directionWithin', () => {
  it.each<readonly [readonly Mode[], Direction, Direction]>([
    [['read', 'read'], 'both', 'received'],
    [['write', 'write'], 'both', 'sent'],
    [['read-write', 'read-write'], 'received', 'received'],
    [['read', 'write'], 'both', 'both'],
    [['read'], 'sent', 'received'],
    [[], 'received', 'received'],
  ])('returns the direction of a field with the modes %j in data that are %s', (modes, direction, want) =>
    expect(directionWithin(modes, direction)).toBe(want),
  );

  it.each<readonly [string, object, object, string]>([
    ['a new required read-only field', { type: 'object' }, one(read, 'a'), 'compatible required-added Fiche.a'],
    ['a read-only field that becomes required', one(read), one(read, 'a'), 'compatible made-required Fiche.a'],
    [
      'a wider type of a read-only field',
      one(read),
      one({ ...read, type: ['string', 'null'] }),
      'breaking type-widened Fiche.a',
    ],
    ['a write-only field that becomes optional', one(written, 'a'), one(written), 'compatible made-optional Fiche.a'],
    [
      'a required field that is not declared',
      { type: 'object' },
      { type: 'object', required: ['a'] },
      'breaking made-required Fiche.a',
    ],
  ])('returns the severity of %s', (_fact, before, after, want) =>
    expect(compare(['sent', 'received'], before, after)).toEqual([want]),
  );
});
