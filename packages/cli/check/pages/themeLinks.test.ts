import { expect, it } from 'vitest';
import { themeLinkProblems } from './themeLinks.ts';

const targets = { folder: '.', paths: new Set(['', '/docs/intro']), anchors: new Map<string, ReadonlySet<string>>() };
const sources = new Map([['identity.ts', "{\n  firstGuide: '/docs/introo',\n}"]]);

it.each([
  [{ navbar: { items: [{ to: '/docs/intro' }] } }, []],
  [{ announcement: 'See <a href="/docs/b">B</a>' }, ['.: There is no page /docs/b.']],
  [{ firstGuide: { to: '/docs/introo' } }, ['identity.ts:2: There is no page /docs/introo.']],
])('finds the broken links of %j', (config, want) => {
  const problems = themeLinkProblems(config, targets, sources);
  expect(
    problems.map(({ file, line, message }) => `${line === undefined ? file : `${file}:${line}`}: ${message}`),
  ).toEqual(want);
});
