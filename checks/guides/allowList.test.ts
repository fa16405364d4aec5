import { describe, expect, it } from 'vitest';
import { toAllowList } from './allowList';

describe('toAllowList', () => {
  it('returns words with a reason', () => {
    const { words, faults } = toAllowList([{ reason: 'HTTP.', words: ['traceparent', 'Host'] }]);
    expect([[...words], faults]).toEqual([['traceparent', 'Host'], []]);
  });

  it('reports missing reasons and duplicate words', () => {
    const { faults } = toAllowList([{ words: ['a'] }, { reason: 'Again.', words: ['a'] }]);
    expect(faults.map(({ message }) => message)).toEqual(['No reason for ["a"].', '"a" is listed twice.']);
  });
});
