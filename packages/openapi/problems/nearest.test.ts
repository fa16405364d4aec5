import { describe, expect, it } from 'vitest';
import { nearest } from './nearest.ts';

describe('nearest', () => {
  it('suggests the known name that is closest', () => {
    expect(nearest('vist', new Set(['soin', 'visite']))).toBe('Did you mean "visite"?');
  });

  it('says so if no name is known', () => {
    expect(nearest('vist', [])).toBe('None is defined.');
  });
});
