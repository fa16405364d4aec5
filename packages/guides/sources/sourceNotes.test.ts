import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { sourceNotes, toCitingPage } from './sourceNotes.ts';

let siteDir: string;

beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'sources-'));
  for (const folder of ['docs/a', 'blog', 'src/pages']) await mkdir(join(siteDir, folder), { recursive: true });
  await writeFile(join(siteDir, 'docs/a/b.md'), '---\ntitle: Le guide\n---\n');
  await writeFile(join(siteDir, 'blog/2026-c.md'), '---\ntitle: Le billet\nslug: billet\n---\n');
  await writeFile(join(siteDir, 'src/pages/d.md'), '---\ntitle: La page\n---\n');
  await writeFile(join(siteDir, 'sources.yaml'), 'statements:\n  Route:\n    - id: seul\n');
});

describe('toCitingPage', () => {
  it.each([
    ['docs/a/b.md', { title: 'Le guide', path: '/docs/a/b' }],
    ['blog/2026-c.md', { title: 'Le billet', path: '/blog/billet' }],
    ['src/pages/d.md', { title: 'La page', path: '/d' }],
    ['contract/e.yaml', null],
    ['docs/missing.md', null],
  ])('returns the page of %s', (file, want) => expect(toCitingPage(siteDir, file)).toEqual(want));
});

describe('sourceNotes', () => {
  it('stops at a register that is not valid, with its line', () => {
    const addNotes = sourceNotes({ siteDir, file: 'sources.yaml', path: '/docs/sources' });
    expect(() => addNotes('Un fait[^seul].')).toThrow('sources.yaml:3\n  The statement has no `statement`.');
    expect(addNotes('Une page sans note.')).toBe('Une page sans note.');
  });
});
