import { expect, it } from 'vitest';
import { withParts } from './withParts.ts';

const files: Readonly<Record<string, string>> = {
  '/d/read.answers.md':
    '# Read · Answers\n\nPage: x\n\n### 200\n\nOwn file: <https://a.example/d/read.answers.200.md>\n\n### 404\n',
  '/d/read.answers.200.md': '# Read · Answers · 200\n\nPage: x\n\nFound.\n',
};

it('puts the parts of a long Markdown version into their places', async () => {
  const text =
    '# Read\n\nSee <https://a.example/d/list.md>\n\n## Answers\n\nOwn file: <https://a.example/d/read.answers.md>\n\n## End\n';
  const load = (path: string) => Promise.resolve(files[path] ?? 'missing');
  expect(await withParts(text, '/d/read.md', load)).toBe(
    '# Read\n\nSee <https://a.example/d/list.md>\n\n## Answers\n\n### 200\n\nFound.\n\n\n### 404\n\n\n## End\n',
  );
});
