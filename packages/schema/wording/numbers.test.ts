import { toExactNumber } from '@reliure/openapi';
import { describe, expect, it } from 'vitest';
import { counted, formatNumber } from './numbers.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('formatNumber', () => {
  it.each([
    [12500.5, '12 500,5'],
    [0.000001, '0,000001'],
    [-3, '−3'],
    [9007199254740991, '9 007 199 254 740 991'],
    [0, '0'],
    [1e-7, '0,0000001'],
    [1e22, '1E22'],
    [1.7976931348623157e308, '1,7976931348623157E308'],
    [5e-324, '5E−324'],
  ])('writes %d as %s', (given, want) => expect(plain(formatNumber(given))).toBe(want));

  it.each([
    ['9223372036854775807', '9 223 372 036 854 775 807'],
    ['-9223372036854775808', '−9 223 372 036 854 775 808'],
    ['123456789012345678901234567890', '123 456 789 012 345 678 901 234 567 890'],
    ['0.1234567890123456789012345', '0,1234567890123456789012345'],
    ['-1.50e400', '−1,5E400'],
    ['1e3', '1 000'],
    ['1.0', '1'],
    ['-0', '0'],
  ])('writes %s as %s, with all digits', (given, want) => expect(plain(formatNumber(toExactNumber(given)))).toBe(want));
});

describe('counted', () => {
  it.each([
    [0, '0\u00a0opération'],
    [1, '1\u00a0opération'],
    [2, '2\u00a0opérations'],
    [1200, '1\u202f200\u00a0opérations'],
  ])('formats the count %d', (count, want) => expect(counted(count, 'opération')).toBe(want));
});
