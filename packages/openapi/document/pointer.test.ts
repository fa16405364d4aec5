import { describe, expect, it } from 'vitest';
import { atPointer, escapeToken, pointerTokens } from './pointer.ts';

describe('pointerTokens', () => {
  it.each([
    ['#/paths/~1visites/get', ['paths', '/visites', 'get']],
    ['#/a~1b/c~0d', ['a/b', 'c~d']],
    ['#/a~01', ['a~1']],
    ['#/caf%C3%A9/a%20b', ['café', 'a b']],
    ['#/100%', ['100%']],
    ['#/été', ['été']],
    ['a#/b', ['a#', 'b']],
    ['/a', ['a']],
    ['#/', []],
    ['#', []],
    ['', []],
  ])('splits %j', (given, want) => expect(pointerTokens(given)).toEqual(want));
});

describe('escapeToken', () => {
  it.each(['/visites', 'a~b', 'a~1b', 'plain'])('is reversed by pointerTokens: %j', (token) => {
    expect(pointerTokens(`#/${escapeToken(token)}`)).toEqual([token]);
  });
});

describe('atPointer', () => {
  const document = { 'a/b': { list: [{ x: 1 }, false] }, constructor: { own: true }, nothing: null };
  it.each([
    ['#', document],
    ['#/a~1b/list/0/x', 1],
    ['#/a~1b/list/1', false],
    ['#/a~1b/list/2', undefined],
    ['#/a~1b/rien/x', undefined],
    ['#/constructor/own', true],
    ['#/toString', undefined],
    ['#/__proto__', undefined],
    ['#/nothing', null],
    ['#/nothing/x', undefined],
  ])('returns the value at %j', (pointer, want) => expect(atPointer(document, pointer)).toBe(want));
});
