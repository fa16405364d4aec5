import { describe, expect, it } from 'vitest';
import { createAnchors } from './anchors.ts';

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
  ])('for the parent %j and the name %j reserves %j', (parent, name, want) =>
    expect(createAnchors().reserve(parent, name)).toBe(want),
  );

  it('never returns the same anchor twice', () => {
    const anchors = createAnchors();
    const reserved = [
      anchors.reserve('a', 'b.c'),
      anchors.reserve('a.b', 'c'),
      anchors.reserve('a', 'b.c-2'),
      anchors.reserve('a', 'b c'),
      anchors.reserve('a', 'b#c'),
      anchors.reserve('a', 'b-c'),
    ];
    expect(reserved).toEqual(['a.b.c', 'a.b.c-2', 'a.b.c-2-2', 'a.b-c', 'a.b-c-2', 'a.b-c-3']);
  });

  it('does not return anchors that were reserved from the start', () => {
    expect(createAnchors({ reserved: ['corps'] }).reserve(null, 'corps')).toBe('corps-2');
  });

  it('keeps the anchors of different pages separate', () => {
    createAnchors().reserve(null, 'corps');
    expect(createAnchors().reserve(null, 'corps')).toBe('corps');
  });
});
