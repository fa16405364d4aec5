import { describe, expect, it } from 'vitest';
import { createAnchors } from './anchors';

describe('createAnchors', () => {
  it.each([
    [null, 'corps', 'corps'],
    ['corps', 'id', 'corps.id'],
    ['corps', 'a b\tc', 'corps.a-b-c'],
    ['corps', 'a#b', 'corps.a-b'],
    ['corps', 'a.b', 'corps.a.b'],
    ['corps', '标识', 'corps.标识'],
    ['corps', '__proto__', 'corps.__proto__'],
    ['corps', '', 'corps.'],
  ])('under %j names %j %j', (parent, name, want) => expect(createAnchors().take(parent, name)).toBe(want));

  it('never gives one address twice', () => {
    const anchors = createAnchors();
    const given = [
      anchors.take('a', 'b.c'),
      anchors.take('a.b', 'c'),
      anchors.take('a', 'b.c-2'),
      anchors.take('a', 'b c'),
      anchors.take('a', 'b#c'),
      anchors.take('a', 'b-c'),
    ];
    expect(given).toEqual(['a.b.c', 'a.b.c-2', 'a.b.c-2-2', 'a.b-c', 'a.b-c-2', 'a.b-c-3']);
  });

  it('keeps what is reserved', () => {
    expect(createAnchors({ reserved: ['corps'] }).take(null, 'corps')).toBe('corps-2');
  });

  it('keeps pages apart', () => {
    createAnchors().take(null, 'corps');
    expect(createAnchors().take(null, 'corps')).toBe('corps');
  });
});
