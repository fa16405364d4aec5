import { describe, expect, it } from 'vitest';
import { toTitle } from './toTitle.ts';

describe('toTitle', () => {
  it.each([
    ['Lire une visite', 'Lire une visite'],
    ['  Lire \n une visite ', 'Lire une visite'],
    ['Get `id` of **all** _visits_', 'Get id of all visits'],
    ['Get [visits](https://a.example)', 'Get visits'],
    ['Set snake_case_name', 'Set snake_case_name'],
    ['a * b', 'a * b'],
    ['* List', '* List'],
    ['1. `Un`', '1. `Un`'],
    ['R&amp;D', 'R&D'],
    ['   ', undefined],
    ['', undefined],
    [3, undefined],
    [undefined, undefined],
  ])('turns %j into %j', (given, want) => expect(toTitle(given)).toBe(want));
});
