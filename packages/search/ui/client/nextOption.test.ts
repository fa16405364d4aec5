import { describe, expect, it } from 'vitest';
import { nextOption } from './nextOption.ts';

describe('nextOption', () => {
  it.each([
    ['ArrowDown', -1, 3, 0],
    ['ArrowDown', 1, 3, 2],
    ['ArrowDown', 2, 3, -1],
    ['ArrowUp', -1, 3, 2],
    ['ArrowUp', 0, 3, -1],
    ['Home', 2, 3, 0],
    ['End', 0, 3, 2],
    ['Home', -1, 3, null],
    ['End', -1, 3, null],
    ['ArrowDown', -1, 0, -1],
    ['ArrowUp', -1, 0, -1],
    ['a', 1, 3, null],
    ['Tab', 1, 3, null],
  ])('on %s moves from option %i of %i to %s', (key, active, count, want) => {
    expect(nextOption(key, active, count)).toBe(want);
  });
});
