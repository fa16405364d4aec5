import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toHash } from '../plugin/toHash';
import { dropPages } from './dropPages';

describe('dropPages', () => {
  it('leaves the pages of the site and no others', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pages-'));
    for (const path of ['/a', '/b', '/gone']) await writeFile(join(folder, toHash(path)), path);
    await dropPages(folder, ['/a', '/b', '/new']);
    expect(await readdir(folder)).toEqual([toHash('/a'), toHash('/b')].sort());
  });

  it('does without pages', async () => {
    await expect(dropPages(join(tmpdir(), 'no-such-folder'), [])).resolves.toBeUndefined();
  });
});
