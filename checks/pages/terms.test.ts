import { describe, expect, it } from 'vitest';
import { termFlaws } from './terms';

const glossary = new Map([['lot', { name: 'Lot', anchor: 'lot', explanation: 'Des unités.' }]]);

describe('termFlaws', () => {
  it.each([':terme[Lot]', 'Un :terme[lot].', ':terme[les **lots**]{de="lot"}', ':terme[lots]{de=lot}'])(
    'accepts %j',
    (text) => expect(termFlaws(text, glossary)).toEqual([]),
  );

  it('reports the line and the word, and suggests a term', () =>
    expect(termFlaws('Un :terme[lot].\nDes :terme[lots].', glossary)).toEqual([
      {
        line: 2,
        message: ':terme: The glossary has no term "lots".',
        remedy: 'Did you mean "lot"? Otherwise, add it to the glossary.',
      },
    ]));
});
