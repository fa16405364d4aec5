import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { toArchive } from './archive';

const files = new Map([
  ['a.yml', 'é'],
  ['b/c.yml', 'x'.repeat(1000)],
]);

describe('toArchive', () => {
  it('puts all files into one folder', () => {
    const entries = Object.entries(unzipSync(toArchive(files, 'livres')));
    expect(entries.map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual([
      ['livres/a.yml', 'é'],
      ['livres/b/c.yml', 'x'.repeat(1000)],
    ]);
  });

  it('is the same bytes each time', async () => {
    const first = toArchive(files, 'livres');
    // Times in archives are kept to two seconds.
    await new Promise((done) => setTimeout(done, 2100));
    expect(Buffer.compare(toArchive(files, 'livres'), first)).toBe(0);
  });
});
