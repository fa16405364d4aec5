import { expect, it } from 'vitest';
import { isMisspelling } from './isMisspelling.ts';

it.each([
  ['singature', 'signature', true],
  ['singat', 'signature', true],
  ['signtur', 'signature', true],
  ['signnat', 'signature', false],
  ['signnature', 'signature', true],
  ['demarer', 'demarrer', true],
  ['vizite', 'visite', true],
  ['iviste', 'visite', false],
  ['aaaa', 'aaaaa', true],
  ['visite', 'patient', false],
  ['not', 'nota', false],
])('of « %s » and « %s » is %s', (word, other, want) => {
  expect(isMisspelling(word, other)).toBe(want);
});
