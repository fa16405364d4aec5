import { describe, expect, it } from 'vitest';
import { remember } from './remember';

function counting(limit: number) {
  const computed: string[] = [];
  const length = remember(limit, (text) => {
    computed.push(text);
    return text === '' ? undefined : { length: text.length };
  });
  return { computed, length };
}

describe('remember', () => {
  it('computes a text once, and returns the same value again', () => {
    const { computed, length } = counting(2);
    expect(length('abc')).toEqual({ length: 3 });
    expect(length('abc')).toBe(length('abc'));
    expect(computed).toEqual(['abc']);
  });

  it('remembers that there was nothing', () => {
    const { computed, length } = counting(2);
    expect([length(''), length('')]).toEqual([undefined, undefined]);
    expect(computed).toEqual(['']);
  });

  it('forgets when it holds as many texts as it may', () => {
    const { computed, length } = counting(2);
    for (const text of ['a', 'b', 'a', 'c', 'a']) length(text);
    expect(computed).toEqual(['a', 'b', 'c', 'a']);
  });
});
