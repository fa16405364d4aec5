import { describe, expect, it } from 'vitest';
import { isStopWord } from './stopWords.ts';

describe('isStopWord', () => {
  it.each('the of how do i what is can my with an dont whats please not any'.split(' '))(
    'returns true for “%s”',
    (word) => expect(isStopWord(word)).toBe(true),
  );

  it.each(['get', 'list', 'all', 'new', 'add', 'order', 'work', 'id', 'v2', 'le', '', '__proto__', 'constructor'])(
    'returns false for “%s”',
    (word) => expect(isStopWord(word)).toBe(false),
  );
});
