import { describe, expect, it } from 'vitest';
import { toContractAddress } from '../address';
import { compareContracts } from './compareContracts';
import { toShape } from './shape';
import { contractWith } from '../testing/contracts';

type Ways = readonly ('sent' | 'received')[];

/** Returns a contract in which a schema is sent, received, or both. */
const contract = (ways: Ways, schema: object) => {
  const reference = { $ref: '#/components/schemas/Fiche' };
  return contractWith({
    schemas: {
      Fiche: schema,
      Ordre: ways.includes('sent') ? reference : { type: 'object' },
      Piece: ways.includes('received') ? reference : { type: 'object' },
    },
  });
};
const compare = (ways: Ways, before: object, after: object) =>
  compareContracts(toShape(contract(ways, before)), toShape(contract(ways, after))).map(
    ({ kind, severity, place }) => `${severity} ${kind} ${toContractAddress(place)}`,
  );

const one = (field: object, ...required: readonly string[]) => ({ type: 'object', properties: { a: field }, required });
const free = { type: 'string' };
const read = { ...free, readOnly: true };
const written = { ...free, writeOnly: true };

describe('compareModes', () => {
  it.each<readonly [string, object, object, string, string]>([
    ['only read', free, read, 'breaking made-read-only Fiche.a', 'compatible made-read-only Fiche.a'],
    ['only written', free, written, 'compatible made-write-only Fiche.a', 'breaking made-write-only Fiche.a'],
    ['read no more', read, written, 'compatible made-write-only Fiche.a', 'breaking made-write-only Fiche.a'],
    ['written too', read, free, 'compatible made-read-write Fiche.a', 'compatible made-read-write Fiche.a'],
    ['read too', written, free, 'compatible made-read-write Fiche.a', 'compatible made-read-write Fiche.a'],
  ])('weighs a field that is now %s by the way the data go', (_what, before, after, sent, received) => {
    expect(compare(['sent'], one(before), one(after))).toEqual([sent]);
    expect(compare(['received'], one(before), one(after))).toEqual([received]);
  });

  it('tells that a required field must be sent now that it may be', () => {
    const [before, after] = [one(read, 'a'), one(free, 'a')];
    const want = ['breaking made-required Fiche.a', 'compatible made-read-write Fiche.a'];
    expect(compare(['sent', 'received'], before, after)).toEqual(want);
    expect(compare(['sent'], before, after)).toEqual(want);
    expect(compare(['received'], before, after)).toEqual(['compatible made-read-write Fiche.a']);
  });
});

describe('directionWithin', () => {
  it.each<readonly [string, object, object, string]>([
    ['a new required field that is only read', { type: 'object' }, one(read, 'a'), 'compatible required-added Fiche.a'],
    ['a field that is only read and always there now', one(read), one(read, 'a'), 'compatible made-required Fiche.a'],
    [
      'a tighter bound of what is only read',
      one(read),
      one({ ...read, maxLength: 5 }),
      'compatible bound-tightened Fiche.a',
    ],
    [
      'a wider type of what is only read',
      one(read),
      one({ ...read, type: ['string', 'null'] }),
      'breaking type-widened Fiche.a',
    ],
    [
      'a wider type of what is only written',
      one(written),
      one({ ...written, type: ['string', 'null'] }),
      'compatible type-widened Fiche.a',
    ],
    ['an optional field that is only written', one(written, 'a'), one(written), 'compatible made-optional Fiche.a'],
    [
      'a field that is only required',
      { type: 'object' },
      { type: 'object', required: ['a'] },
      'breaking made-required Fiche.a',
    ],
    ['a bound of what goes both ways', one(free), one({ ...free, maxLength: 5 }), 'breaking bound-tightened Fiche.a'],
  ])('weighs %s', (_what, before, after, want) => expect(compare(['sent', 'received'], before, after)).toEqual([want]));
});
