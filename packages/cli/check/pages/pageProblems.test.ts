import { describe, expect, it } from 'vitest';
import type { GuideKind } from '@reliure/guides/node';
import { emptyReference } from '@reliure/reference';
import { toPolicy } from '@reliure/publish/server';
import { collectAnchors } from './anchors.ts';
import type { LinkingPage } from './linkProblem.ts';
import { toLoadProblem } from './loadProblem.ts';
import { pageProblems } from './pageProblems.ts';
import { readPage } from './readPage.ts';
import { componentPages, duplicatePaths } from './siteProblems.ts';
import { themeLinkProblems } from './themeLinks.ts';

const rules = {
  folder: 'packages/cli/check/pages',
  policy: toPolicy(new Set()),
  scenarios: [{ name: 'ouvrir', title: 'Ouvrir', description: 'A.', inputs: [], steps: [] }],
  reference: {
    ...emptyReference,
    lifecycles: [{ name: 'porte', slug: 'etats/porte', title: 'Porte', description: [], states: [], transitions: [] }],
  },
  paths: new Set(['', '/docs/a', '/docs/b', '/blog']),
  anchors: new Map([
    ['/docs/a', new Set(['un'])],
    ['/docs/b', new Set(['deux'])],
  ]),
};

const guide: LinkingPage & { readonly kind: GuideKind } = {
  kind: 'guide',
  source: '@site/a.md',
  permalink: '/docs/a',
  pathOfFile: new Map([['@site/sub/b.md', '/docs/b']]),
};

const problemsOf = (source: string, page: Partial<typeof guide> = {}) =>
  pageProblems(readPage(source, false), { ...guide, ...page }, rules).map(({ line, message }) => `${line}: ${message}`);

describe('pageProblems', () => {
  it.each([
    '[a](#un) [b](./sub/b.md#deux) [c](/docs/b) [d](b#deux) [e](/) [f](/blog/#x) [g](/docs/b?c#deux) [h](#)',
    '[a](https://a.example/b.md) [b](mailto:a@b.example) [c](pathname:///absent) [d](/sub/b.md) [e](./readPage.ts)',
    '![a](readPage.ts) ![b](data:image/gif;base64,AA)',
    '```json\n1\n```\n\n```text\na\n```\n\n```\nb\n```\n\n::scenario{nom="ouvrir"}\n\n::etats{cycle="porte"}\n\n::changements\n',
  ])('accepts %j', (source) => expect(problemsOf(source)).toEqual([]));

  it.each([
    ['[a](./b.md)', '1: There is no page in the file "./b.md".'],
    ['[a](/docs/c)', '1: There is no page /docs/c.'],
    ['[a](c)', '1: There is no page /docs/c.'],
    ['[a](#deux)', '1: The page /docs/a has no anchor "deux".'],
    ['[a](./sub/b.md#un)', '1: The page /docs/b has no anchor "un".'],
    ['![a](absent.png)', '1: There is no image "absent.png".'],
    ['![a](/absent.png)', '1: There is no image "/absent.png".'],
    ['A\n\n```ruby\n1\n```', '3: Code in "ruby" has no grammar, so it would not be highlighted.'],
    ['::scenario{nom="fermer"}', '1: There is no scenario "fermer".'],
    ['::scenario{nom="ouvrir" vue="x"}', '1: There is no view "x".'],
    ['::diagramme{cycle="x"}', '1: There is no life cycle "x".'],
  ])('reports %j', (source, want) => expect(problemsOf(source)).toEqual([want]));

  it('reports directives that only guides have', () => {
    expect(problemsOf('::scenarios', { kind: 'blog' })).toEqual(['1: "::scenarios" is shown in guides only.']);
    expect(problemsOf('::changements', { kind: 'blog' })).toEqual(['1: "::changements" is shown in guides only.']);
  });

  it.each([
    ['in another folder', 'b.md', 'Did you mean packages/cli/check/pages/sub/b.md?'],
    ['of a similar name', './sub/bb.md', 'Did you mean "packages/cli/check/pages/sub/b.md"?'],
  ])('names the file that a link probably means: one %s', (_name, target, remedy) =>
    expect(pageProblems(readPage(`[a](${target})`, false), guide, rules)[0]?.remedy).toBe(remedy),
  );
});

describe('collectAnchors', () => {
  it('returns those of headings, of elements, and of headings that a directive adds', () => {
    const { root } = readPage('## Été\n\n## Été\n\n## A {#b}\n\n<span id="c"></span>\n\n::scenarios\n', false);
    const added = readPage('## D\n', false).root.children;
    const anchors = collectAnchors(root, (node) => (node.type === 'leafDirective' ? added : [node]));
    expect([...anchors]).toEqual(['été', 'été-1', 'b', 'c', 'd']);
  });
});

describe('toLoadProblem', () => {
  const sources = new Map([
    ['site/blog/a.md', '---\ntags: [b]\n---\n'],
    ['site/sidebars.ts', "[\n  'x/y',\n  'x/z',\n]"],
  ]);

  it('finds the line of an unknown guide', () => {
    const message =
      'Invalid sidebar file at "site/sidebars.ts".\nThese ids do not exist:\n- x/z\n\nAvailable document ids are:\n- x/y\n';
    expect(toLoadProblem(new Error(message), 'site', sources)).toMatchObject({ file: 'site/sidebars.ts', line: 3 });
  });

  it('finds the file of a post, which Docusaurus names without its folder', () => {
    const error = new Error('Processing of path=a.md failed.', { cause: new Error('Tags [b] are not defined') });
    expect(toLoadProblem(error, 'site', sources)).toMatchObject({
      file: 'site/blog/a.md',
      line: 2,
      message: 'Tags [b] are not defined',
    });
  });

  it('names the site if Docusaurus names no file', () =>
    expect(toLoadProblem(new Error('Odd.'), 'site', sources)).toMatchObject({ file: 'site', message: 'Odd.' }));
});

describe('the problems of a whole site', () => {
  const pages = [
    { type: 'mdx', source: '@site/src/pages/a.mdx' },
    { type: 'jsx', source: '@site/src/pages/b.tsx' },
  ];
  const content = {
    'docusaurus-plugin-content-pages': { default: pages },
  };

  it('are pages without a Markdown version', () => {
    expect(componentPages(content, 'site').map(({ file }) => file)).toEqual(['site/src/pages/b.tsx']);
  });

  it('are two pages with one address', () => {
    const twice = ['a.md', 'b.md'].map((file) => ({ file, permalink: '/docs/a' }));
    expect(duplicatePaths(twice).map(({ file }) => file)).toEqual(['b.md']);
  });

  it('are broken links of the theme, with the line in the settings', () => {
    const theme = {
      footer: { links: [{ items: [{ to: '/docs/a' }, { to: '/absent' }] }] },
      bar: { content: '<a href="/b">' },
    };
    const settings = new Map([['site/identity.ts', "{\n  to: '/absent' }"]]);
    expect(themeLinkProblems(theme, rules, settings)).toMatchObject([
      { file: 'site/identity.ts', line: 2, message: 'There is no page /absent.' },
      { message: 'There is no page /b.' },
    ]);
  });
});
