import { expect, it } from 'vitest';
import { isQuestion } from './questions.ts';

it.each(['Why is my visit locked', 'how many results', 'is a token needed', 'locked visit?'])(
  'reads « %s » as a question',
  (query) => {
    expect(isQuestion(query)).toBe(true);
  },
);

it.each(['isolate a device', 'create a visit', 'whatever', ''])('does not read « %s » as a question', (query) => {
  expect(isQuestion(query)).toBe(false);
});
