import { describe, expect, it } from 'vitest';
import { readRegister, statementsOf } from './readRegister.ts';

const statement = `
      - id: signe-noms
        statement: Un nom suffit.
        source: Code de la route
        article: article 1
        dated: version de 2024
        address: https://example.com/code
        read: L’article.
        cites: [code]
        usedIn: [docs/a.md]`;

const withoutMember = (name: string) => statement.replace(new RegExp(`\n *(- )?${name}: .*`), '\n      $1');

describe('readRegister', () => {
  it('reads the citations, and the statements by subject', () => {
    const { register, problems } = readRegister(`citations: [RFC]\nstatements:\n    Route:${statement}`);
    expect(problems).toEqual([]);
    expect(register.citations).toEqual(['RFC']);
    expect(register.subjects.map(({ title }) => title)).toEqual(['Route']);
    expect(statementsOf(register)).toMatchObject([{ id: 'signe-noms', article: 'article 1', usedIn: ['docs/a.md'] }]);
  });

  it.each([
    ['a statement without its source', withoutMember('source'), 'The statement has no `source`.'],
    ['a statement without what was read', withoutMember('read'), 'The statement has no `read`.'],
    ['an unknown member', `${statement}\n        note: a`, 'The statement has the unknown member "note".'],
    [
      'an address that is not a URL',
      statement.replace('https://example.com/code', 'code'),
      'The address "code" is not a URL.',
    ],
    [
      'an id of one word',
      statement.replace('signe-noms', 'signe'),
      'The id "signe" is not two or more words joined by hyphens.',
    ],
    ['an id that is used twice', statement + statement, 'The id "signe-noms" is used twice.'],
    ['a text', '\n      - a', 'The statement is not a map.'],
  ])('reports %s', (_fact, written, message) => {
    const { problems } = readRegister(`statements:\n    Route:${written}`);
    expect(problems.map((problem) => problem.message)).toEqual([message]);
  });

  it('reports invalid YAML with its line', () => {
    expect(readRegister('a: [').problems).toMatchObject([{ line: 1 }]);
  });
});
