import { describe, expect, it } from 'vitest';
import { compareNumbers, isInteger, toDecimal, toShortestNumber } from './decimal.ts';
import { toExactNumber } from './exactNumber.ts';

describe('compareNumbers', () => {
  const ascending = [
    '-1e400',
    '-9223372036854775809',
    '-9223372036854775808',
    '-1',
    '-0.5',
    '-1e-400',
    '0',
    '1e-400',
    '0.1',
    '0.12',
    '1',
    '9.99',
    '10',
    '9223372036854775807',
    '9223372036854775808',
    '1e21',
    '1e308',
    '1e400',
    '2e400',
  ].map(toExactNumber);

  it('orders numbers by all their digits', () => {
    expect(ascending.toReversed().toSorted(compareNumbers).map(String)).toEqual(ascending.map(String));
    for (const [index, number] of ascending.entries()) {
      expect(ascending.map((other) => Math.sign(compareNumbers(other, number)) + 0)).toEqual(
        ascending.map((_, position) => Math.sign(position - index) + 0),
      );
    }
  });
});

describe('toDecimal', () => {
  it.each([
    ['0.050', { sign: 1, digits: '5', point: -1 }],
    ['-12.30', { sign: -1, digits: '123', point: 2 }],
    ['1e400', { sign: 1, digits: '1', point: 401 }],
    ['-0.0', { sign: 0, digits: '', point: 0 }],
  ])('reads %s', (text, want) => expect(toDecimal(toExactNumber(text))).toEqual(want));
});

describe('isInteger', () => {
  it.each([
    ['1.0', true],
    ['1.50e1', true],
    ['-0.0', true],
    ['1e400', true],
    ['9223372036854775807.5', false],
    ['1e-1', false],
  ])('is for %s %j', (text, want) => expect(isInteger(toExactNumber(text))).toBe(want));
});

describe('toShortestNumber', () => {
  it.each([
    ['1.00', '1'],
    ['-0', '0'],
    ['1e3', '1000'],
    ['1945044589271781376', '1945044589271781376'],
    ['1e400', '1e400'],
  ])('writes %s as %s', (text, want) => expect(String(toShortestNumber(toExactNumber(text)))).toBe(want));
});
