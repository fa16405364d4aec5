import { beforeEach, describe, expect, it } from 'vitest';
import { setLanguage } from '@reliure/language';
import { toCodeOfQuery } from '../../query/codeQuery.ts';
import { analyze } from '../../text/analyze.ts';

beforeEach(() => setLanguage('en'));

describe('analyze', () => {
  it.each([
    ['the member’s card', ['the', 'member', 'card']],
    ["members' loans", ['members', 'loans']],
    ['What’s “overdue”?', ['what', 'overdue']],
    ['we’ve, you’re, I’ll', ['we', 'you', 'i']],
    ["don't", ['dont']],
    ["'S' or 'M'", ['s', 'or', 'm']],
    ['12,500.5 copies', ['12500.5', 'copies']],
    ['1, 2,3', ['1', '2', '3']],
    ['version 1.4.0', ['version', '1.4.0']],
    ['2026-03-12', ['20260312', '2026', '03', '12']],
    ['cardNumber', ['cardnumber', 'card', 'number']],
    ['card_number', ['cardnumber', 'card', 'number']],
    ['If-Match', ['ifmatch', 'if', 'match']],
    ['e-mail', ['email', 'e', 'mail']],
    ['POST /v1/loans/{loanId}/renew', ['post', 'v1', 'loans', 'loanid', 'loan', 'id', 'renew']],
    ['café', ['cafe']],
  ])('splits “%s” into %j', (text, words) => {
    expect(analyze(text).map(({ word }) => word)).toEqual(words);
  });

  it('returns the position of a word without its possessive', () => {
    const text = 'The member’s loans';
    expect(analyze(text).map(({ start, end }) => text.slice(start, end))).toEqual(['The', 'member', 'loans']);
  });
});

describe('toCodeOfQuery', () => {
  it.each([
    ['error too-many-loans', 'too-many-loans'],
    ['409 TOO_MANY_LOANS', 'too-many-loans'],
    ['status code 404', '404'],
    ['PATCH 412', '412'],
    ['state on_loan', 'on-loan'],
    ['too many loans', null],
    ['erreur 404', null],
  ])('for “%s” returns %j', (query, code) => {
    expect(toCodeOfQuery(query)).toBe(code);
  });
});
