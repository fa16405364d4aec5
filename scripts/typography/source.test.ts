import { describe, expect, it } from 'vitest';
import { toFrenchSource } from './source';

const narrow = '\u202f';

describe('toFrenchSource', () => {
  it.each([
    ['JSX text', '<p>On y va ?</p>', `<p>On y va${narrow}?</p>`],
    [
      'a visible member, up to its quote',
      "const a = { label: 'On y va ?' };",
      `const a = { label: 'On y va${narrow}?' };`,
    ],
    ['a text in braces', "<p>{'On y va ?'}</p>", `<p>{'On y va${narrow}?'}</p>`],
  ])('sets %s', (_, source, want) => {
    expect(toFrenchSource(source)).toBe(want);
  });

  it.each(["const a = b ? 'x' : 'y';", "const a = { id: 'on y va ?' };", "<a href='/x ?'>x</a>"])(
    'leaves %j alone',
    (source) => {
      expect(toFrenchSource(source)).toBe(source);
    },
  );
});
