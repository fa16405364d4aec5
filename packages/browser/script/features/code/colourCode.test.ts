import { describe, expect, it } from 'vitest';
import { toColouredWords } from './colourCode';

describe('toColouredWords', () => {
  it.each([
    ['', []],
    ['k0,3', [{ kind: 'k', start: 0, end: 3 }]],
    [
      'k0,3 s4,5 n0,12',
      [
        { kind: 'k', start: 0, end: 3 },
        { kind: 's', start: 7, end: 12 },
        { kind: 'n', start: 12, end: 24 },
      ],
    ],
    ['no marks', []],
  ])('reads « %s »', (marks, want) => expect(toColouredWords(marks)).toEqual(want));
});
