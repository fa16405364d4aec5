import { describe, expect, it } from 'vitest';
import { toSince, toSinceValue } from './since.ts';

describe('toSince', () => {
  it.each([
    [[{ 'x-since': '1.5' }], { since: 'depuis 1.5' }],
    [[{}, { 'x-since': '2.0', 'x-since-date': '2026-12-01' }], { since: 'depuis 2.0, le 1ᵉʳ décembre 2026' }],
    [[{ 'x-since': 'next' }], { since: 'à venir' }],
    [[{}, { 'x-since': '1.5' }, { 'x-since': '2.0' }], { since: 'depuis 1.5' }],
    [[{ 'x-since': 1.5 }], {}],
    [[], {}],
  ])('of %j is %j', (nodes, want) => expect(toSince(...nodes)).toEqual(want));
});

describe('toSinceValue', () => {
  it.each([
    ['depuis 1.5', '1.5'],
    ['depuis 2.0, le 1ᵉʳ décembre 2026', '2.0'],
    ['à venir', 'à venir'],
  ])('of « %s » is « %s »', (since, want) => expect(toSinceValue(since)).toBe(want));
});
