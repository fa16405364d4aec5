import { describe, expect, it } from 'vitest';
import { assertUnspoilt } from './spoiltText';

describe('assertUnspoilt', () => {
  it.each(['', '# Visites\n\n<<<<<< <\n=======\n', 'Une\r\nvisite'])('lets %j pass', (source) =>
    expect(() => assertUnspoilt(source, 'docs/a.md')).not.toThrow(),
  );

  it.each([
    ['# A\n\nval\ufffde\n', 'docs/a.md:3\n  The file is not in UTF-8.\n  → Save it again, in UTF-8.'],
    [
      '---\ntitle: A\n---\n\n<<<<<<< HEAD\nB\n=======\nC\n>>>>>>> b\n',
      'docs/a.md:5\n  A merge is not finished here.\n  → Keep one of the two versions, and take out the marks.',
    ],
  ])('names file, line and remedy for %j', (source, want) =>
    expect(() => assertUnspoilt(source, 'docs/a.md')).toThrow(expect.objectContaining({ message: want })),
  );
});
