import { describe, expect, it } from 'vitest';
import { assertIntact } from './corruption.ts';

describe('assertIntact', () => {
  it.each(['', '# Visites\n\n<<<<<< <\n=======\n', 'Une\r\nvisite'])('accepts %j', (source) =>
    expect(() => assertIntact(source, 'docs/a.md')).not.toThrow(),
  );

  it.each([
    ['# A\n\nval\ufffde\n', 'docs/a.md:3\n  The file is not UTF-8.\n  → Save it as UTF-8.'],
    [
      '---\ntitle: A\n---\n\n<<<<<<< HEAD\nB\n=======\nC\n>>>>>>> b\n',
      'docs/a.md:5\n  The file contains an unresolved merge conflict.\n  → Keep one of the two versions, and remove the conflict markers.',
    ],
  ])('throws with the file, the line and a remedy for %j', (source, want) =>
    expect(() => assertIntact(source, 'docs/a.md')).toThrow(expect.objectContaining({ message: want })),
  );
});
