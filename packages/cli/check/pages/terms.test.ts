import { describe, expect, it } from 'vitest';
import { termProblems } from './terms.ts';

const glossary = new Map([['lot', { name: 'Lot', anchor: 'lot', explanation: 'Des unités.' }]]);

describe('termProblems', () => {
  it.each([':terme[Lot]', 'Un :terme[lot].', ':terme[les **lots**]{de="lot"}', ':terme[lots]{de=lot}'])(
    'accepts %j',
    (text) => expect(termProblems(text, glossary)).toEqual([]),
  );

  it('reports the line and the word, and suggests a term', () =>
    expect(termProblems('Un :terme[lot].\nDes :terme[lots].', glossary)).toEqual([
      {
        line: 2,
        message: ':terme: The glossary has no term "lots".',
        remedy: 'Did you mean "lot"? Otherwise, add it to the glossary.',
      },
    ]));
});
