import { describe, expect, it } from 'vitest';
import { toHighlightedTokens } from './colourCode.ts';

describe('toHighlightedTokens', () => {
  it.each([
    ['', []],
    ['0k3', [{ letter: 'k', start: 0, end: 3 }]],
    [
      '0k3 4s5 0n12',
      [
        { letter: 'k', start: 0, end: 3 },
        { letter: 's', start: 7, end: 12 },
        { letter: 'n', start: 12, end: 24 },
      ],
    ],
    ['no marks', []],
  ])('reads « %s »', (marks, want) => expect(toHighlightedTokens(marks)).toEqual(want));
});
