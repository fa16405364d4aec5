import { describe, expect, it } from 'vitest';
import { toMessages } from './toMessages.ts';

const circle = new Error('a');
circle.cause = new Error('b', { cause: circle });

describe('toMessages', () => {
  it.each<readonly [string, unknown, readonly string[]]>([
    ['an error', new Error('a'), ['a']],
    ['its causes', new Error('a', { cause: new TypeError('b', { cause: new Error('c') }) }), ['a', 'b', 'c']],
    ['a cause that is a string', new Error('a', { cause: 'b' }), ['a', 'b']],
    ['a thrown string', 'a', ['a']],
    ['an error without a message', new RangeError(), ['RangeError']],
    ['errors that cause each other', circle, ['a', 'b']],
    ['a null cause', new Error('a', { cause: null }), ['a', 'null']],
  ])('returns the messages of %s', (_, error, want) => {
    expect(toMessages(error)).toEqual(want);
  });
});
