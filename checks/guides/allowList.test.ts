import { describe, expect, it } from 'vitest';
import { toAllowList } from './allowList';

describe('toAllowList', () => {
  it('reads words with their reasons', () => {
    const { words, faults } = toAllowList([{ reason: 'HTTP.', words: ['traceparent', 'Host'] }]);
    expect([[...words], faults]).toEqual([['traceparent', 'Host'], []]);
  });

  it('asks for a reason, and for each word once', () => {
    const { faults } = toAllowList([{ words: ['a'] }, { reason: 'Again.', words: ['a'] }]);
    expect(faults.map(({ message }) => message)).toEqual(['No reason for ["a"].', '"a" is listed twice.']);
  });
});
