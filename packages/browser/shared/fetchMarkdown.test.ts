import { afterEach, expect, it, vi } from 'vitest';
import { fetchMarkdown } from './fetchMarkdown.ts';

const files: Readonly<Record<string, string>> = {
  '/d/read.md':
    '# Read\n\nSee <https://a.example/d/read-all.md>\n\n## Answers\n\nOwn file: <https://a.example/d/read.answers.md>\n\n## End\n',
  '/d/read.answers.md':
    '# Read · Answers\n\nPage: x\n\n### 200\n\nOwn file: <https://a.example/d/read.answers.200.md>\n\n### 404\n',
  '/d/read.answers.200.md': '# Read · Answers · 200\n\nPage: x\n\nFound.\n',
};

afterEach(() => vi.unstubAllGlobals());

it('puts the parts of a long Markdown version into their places', async () => {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(new Response(files[path] ?? '', { status: path in files ? 200 : 404 })),
  );
  expect(await fetchMarkdown('/d/read.md')).toBe(
    '# Read\n\nSee <https://a.example/d/read-all.md>\n\n## Answers\n\n### 200\n\nFound.\n\n\n### 404\n\n\n## End\n',
  );
  await expect(fetchMarkdown('/d/absent.md')).rejects.toThrow('/d/absent.md: 404');
});
