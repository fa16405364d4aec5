import { describe, expect, it } from 'vitest';
import { toAllowList } from './allowList';

describe('toAllowList', () => {
  it('returns words with a reason', () => {
    const { words, flaws } = toAllowList([{ reason: 'HTTP.', words: ['traceparent', 'Host'] }]);
    expect([[...words], flaws]).toEqual([['traceparent', 'Host'], []]);
  });

  it('reports missing reasons and duplicate words', () => {
    const { flaws } = toAllowList([{ words: ['a'] }, { reason: 'Again.', words: ['a'] }]);
    expect(flaws.map(({ message }) => message)).toEqual(['No reason for ["a"].', '"a" is listed twice.']);
  });
});
