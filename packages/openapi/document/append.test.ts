import { describe, expect, it } from 'vitest';
import { append } from './append.ts';

describe('append', () => {
  it('creates a list for a new key, then appends to that list', () => {
    const lists = new Map<string, number[]>();
    append(lists, 'a', 1);
    const list = lists.get('a');
    append(lists, 'a', 2);
    append(lists, 'b', 3);
    expect([...lists]).toEqual([
      ['a', [1, 2]],
      ['b', [3]],
    ]);
    expect(lists.get('a')).toBe(list);
  });
});
