import { describe, expect, it } from 'vitest';
import { toHighlightedTokens } from './colourCode.ts';

describe('toHighlightedTokens', () => {
  it.each([
    ['', []],
    ['k0,3', [{ letter: 'k', start: 0, end: 3 }]],
    [
      'k0,3 s4,5 n0,12',
      [
        { letter: 'k', start: 0, end: 3 },
        { letter: 's', start: 7, end: 12 },
        { letter: 'n', start: 12, end: 24 },
      ],
    ],
    ['no marks', []],
  ])('reads « %s »', (marks, want) => expect(toHighlightedTokens(marks)).toEqual(want));
});
