import { describe, expect, it } from 'vitest';
import { toAllowList } from './allowList.ts';

describe('toAllowList', () => {
  it('returns words with a reason', () => {
    const { words, problems } = toAllowList([{ reason: 'HTTP.', words: ['traceparent', 'Host'] }]);
    expect([[...words], problems]).toEqual([['traceparent', 'Host'], []]);
  });

  it('reports missing reasons and duplicate words', () => {
    const { problems } = toAllowList([{ words: ['a'] }, { reason: 'Again.', words: ['a'] }]);
    expect(problems.map(({ message }) => message)).toEqual(['No reason for ["a"].', '"a" is listed twice.']);
  });
});
