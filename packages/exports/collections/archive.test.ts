import { strFromU8, unzipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toArchive } from './archive.ts';

const files = new Map([
  ['a.yml', 'é'],
  ['b/c.yml', 'x'.repeat(1000)],
]);

afterEach(() => {
  vi.useRealTimers();
});

describe('toArchive', () => {
  it('puts all files into one folder', () => {
    const entries = Object.entries(unzipSync(toArchive(files, 'livres')));
    expect(entries.map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual([
      ['livres/a.yml', 'é'],
      ['livres/b/c.yml', 'x'.repeat(1000)],
    ]);
  });

  it('returns the same bytes at any time', () => {
    vi.useFakeTimers({ now: new Date(2026, 0, 1) });
    const first = toArchive(files, 'livres');
    // ZIP archives store times with a precision of two seconds.
    vi.setSystemTime(new Date(2026, 0, 2));
    expect(Buffer.compare(toArchive(files, 'livres'), first)).toBe(0);
  });
});
