import { describe, expect, it, vi } from 'vitest';
import { shouldSaveData } from './shouldSaveData.ts';

describe('shouldSaveData', () => {
  it.each([
    [{}, false],
    [{ connection: undefined }, false],
    [{ connection: { effectiveType: '4g', saveData: false } }, false],
    [{ connection: { effectiveType: '3g' } }, false],
    [{ connection: { effectiveType: '2g' } }, true],
    [{ connection: { effectiveType: 'slow-2g' } }, true],
    [{ connection: { effectiveType: '4g', saveData: true } }, true],
  ])('for %j returns %s', (navigator, want) => {
    vi.stubGlobal('navigator', navigator);
    expect(shouldSaveData()).toBe(want);
  });
});
