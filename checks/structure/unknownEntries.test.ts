import { expect, it } from 'vitest';
import { unknownEntries } from './unknownEntries.ts';

const page = { name: 'page', description: '', dependencies: [], devDependencies: [], entries: ['.', './css/*'] };

it.each([
  ["import { a } from '@reliure/page';", 'packages/a/b.ts', 0],
  ["import '@reliure/page/css/site.css';", 'packages/a/b.ts', 0],
  ["export type { A } from '@reliure/page/blocks.ts';", 'packages/a/b.ts', 1],
  ["const a = await import('@reliure/page/react');", 'site/a.ts', 1],
  ["import { a } from '@reliure/page/blocks.ts';", 'packages/a/b.test.ts', 0],
  ["import { a } from '@reliure/page/blocks.ts';", 'e2e/a.ts', 0],
])('judges %s in %s', (text, path, count) => {
  expect(unknownEntries([page], [{ path, text }])).toHaveLength(count);
});
