import { describe, expect, it } from 'vitest';
import { counted, formatNumber } from './numbers';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('formatNumber', () => {
  it.each([
    [12500.5, '12 500,5'],
    [0.000001, '0,000001'],
    [-3, '−3'],
    [9007199254740991, '9 007 199 254 740 991'],
    [-9223372036854775808, '−2⁶³'],
    [Number('9223372036854775807'), '2⁶³ − 1'],
    [Number('18446744073709551615'), '2⁶⁴ − 1'],
    [0, '0'],
    [1.7976931348623157e308, '1,7976931348623157E308'],
    [5e-324, '5E−324'],
  ])('writes %d as %s', (given, want) => expect(plain(formatNumber(given))).toBe(want));
});

describe('counted', () => {
  it.each([
    [0, '0\u00a0opération'],
    [1, '1\u00a0opération'],
    [2, '2\u00a0opérations'],
    [1200, '1\u202f200\u00a0opérations'],
  ])('formats the count %d', (count, want) => expect(counted(count, 'opération')).toBe(want));
});
