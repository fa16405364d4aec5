import { describe, expect, it } from 'vitest';
import { codeTitle } from './codeTitle.ts';

describe('codeTitle', () => {
  it.each([
    ['title="L’appel" {1,3}', 'L’appel'],
    [`operation=lire title='Dit "oui"'`, 'Dit "oui"'],
    ['showLineNumbers', undefined],
    ['', undefined],
  ])('reads the title in %s', (meta, want) => expect(codeTitle(meta)).toBe(want));
});
