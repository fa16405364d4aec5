import { describe, expect, it } from 'vitest';
import { createAnchors } from './addresses/anchors';
import type { TextLinks } from './addresses/links';
import { toHeadingAnchors, toRichText } from './toRichText';

const nowhere: TextLinks = { toTarget: () => null };
const text = (value: string) => ({ type: 'text', value });
const code = (value: string) => ({ type: 'inlineCode', value });
const inside = (type: string, ...children: readonly unknown[]) => ({ type, children: children.map(toNode) });
const paragraph = (...children: readonly unknown[]) => [inside('paragraph', ...children)];
const link = (url: string, ...children: readonly unknown[]) => ({ url, ...inside('link', ...children) });
const heading = (depth: number, id: string, words: string) => ({ ...inside('heading', words), depth, data: { id } });
const block = (lang: string | null, value: string, marks = '') => ({ type: 'code', lang, value, data: { marks } });
const item = (children: readonly unknown[]) => ({ type: 'listItem', spread: false, children });
const list = (start: number | null, ...items: readonly (readonly unknown[])[]) => ({
  ...{ type: 'list', ordered: start !== null, start, spread: false },
  children: items.map(item),
});

const row = (...cells: readonly unknown[]) => inside('tableRow', ...cells.map((cell) => inside('tableCell', cell)));

/** Converts a string, as a shorthand for a text node. */
function toNode(child: unknown): unknown {
  return typeof child === 'string' ? text(child) : child;
}

describe('toRichText', () => {
  it.each([
    ['a sentence without markup', 'Ouvre l’accès : à 8 h 30.', paragraph('Ouvre l’accès : à 8 h 30.')],
    [
      'emphasis',
      '*a* **b** ~~c~~ `d`',
      paragraph(inside('emphasis', 'a'), ' ', inside('strong', 'b'), ' ', inside('delete', 'c'), ' ', code('d')),
    ],
    ['a hard break', 'a  \nb', paragraph('a', { type: 'break' }, 'b')],
    ['a quote', '> a', [{ type: 'blockquote', children: paragraph('a') }]],
    ['a rule', '---', [{ type: 'thematicBreak' }]],
    ['a list', '- a\n- b', [list(null, paragraph('a'), paragraph('b'))]],
    ['an ordered list that does not start at 1', '3. a', [list(3, paragraph('a'))]],
    ['an ordered list', '1. a', [list(1, paragraph('a'))]],
    ['code', '```json\n{}\n```', [block('json', '{}')]],
    [
      'Windows line endings',
      'a\r\nb\r\n\r\n```json\r\n{\r\n"c": 1\r\n}\r\n```',
      [...paragraph('a\nb'), block('json', '{\n"c": 1\n}', 'p2,3 n2,1')],
    ],
    ['code without a language', '    a', [block(null, 'a')]],
    [
      'a table',
      '| a | b |\n|---|---|\n| c | *d* |',
      [inside('table', row('a', 'b'), row('c', inside('emphasis', 'd')))],
    ],
    ['a link', '[a](https://b.example)', paragraph(link('https://b.example', 'a'))],
    ['a link to its definition', '[a][b]\n\n[b]: /c', paragraph(link('/c', 'a'))],
    [
      'a link to its definition in a quote',
      '[a][b]\n\n> [b]: /c',
      [...paragraph(link('/c', 'a')), inside('blockquote')],
    ],
    ['a link to the first of two definitions', '[a][b]\n\n[b]: /c\n[B]: /d', paragraph(link('/c', 'a'))],
    ['a bare URL', 'https://b.example', paragraph(link('https://b.example', 'https://b.example'))],
    ['an image', '![a](https://b.example/c.png)', paragraph(link('https://b.example/c.png', 'a'))],
    ['an image without alternative text', '![](/c.png)', paragraph(link('/c.png', '/c.png'))],
    [
      'an image inside a link',
      '[![a](/b.png) *![c](/d.png)*](/e)',
      paragraph(link('/e', 'a', ' ', inside('emphasis', 'c'))),
    ],
    ['nothing', '', []],
    [
      'paragraphs',
      'a `b`,\n`c` d.\n\ne\n',
      [...paragraph('a ', code('b'), ',\n', code('c'), ' d.'), ...paragraph('e')],
    ],
    ['a heading underlined with dashes', 'a\n-', [heading(2, 'a', 'a')]],
    ['a list directly after a paragraph', 'a\n- b', [...paragraph('a'), list(null, paragraph('b'))]],
    ['lines with a trailing space', 'a \nb', paragraph('a\nb')],
  ])('reads %s', (_name, given, want) => expect(toRichText(given)).toEqual(want));

  it.each([
    ['a script', '<script>alert(1)</script>', paragraph('<script>alert(1)</script>')],
    ['HTML in a line', 'a <img src=x onerror=alert(1)> b', paragraph('a ', '<img src=x onerror=alert(1)>', ' b')],
    ['a javascript: link', '[a](javascript:alert(1))', paragraph('a')],
    ['a javascript: link behind a definition', '[a][b]\n\n[b]: javascript:alert(1)', paragraph('a')],
    ['a javascript: image', '![a](javascript:alert(1))', paragraph('a')],
    ['a javascript: autolink', '<javascript:alert(1)>', paragraph('javascript:alert(1)')],
    ['a data: link', '[a](data:text/html,b)', paragraph('a')],
    ['a relative link', '[a](b.md)', paragraph('a')],
    ['a block of HTML in a list', '- <b onclick="a">', [list(null, paragraph('<b onclick="a">'))]],
    ['a footnote', 'a[^1]\n\n[^1]: <b>', [...paragraph('a'), ...paragraph('<b>')]],
  ])('neutralizes %s', (_name, given, want) => expect(toRichText(given)).toEqual(want));

  it('gives each heading of a page a unique anchor', () => {
    const anchors = createAnchors();
    anchors.reserve(null, 'corps');
    const headings = [...toRichText('# Été\n# Été\n# 访问\n# …', anchors), ...toRichText('## Corps', anchors)];
    expect(headings.map((block) => (block.type === 'heading' ? block.data?.id : null))).toEqual([
      'été',
      'été-2',
      '访问',
      'titre',
      'corps-2',
    ]);
  });

  it.each([
    'Une phrase.',
    'a  b',
    'a -b',
    '2 a',
    '- a',
    '1. a',
    'www.a.example',
    'http://a.example',
    ' a',
    'a ',
    'a\nb',
    'a & b',
    'a &amp; b',
    'a@b.example',
  ])('returns the same as the parser for %j', (text) => {
    expect(toRichText(text)).toEqual(toRichText(`${text}\n`));
  });
});

describe('toRichText, with links to its own headings', () => {
  it.each([
    ['before them', '[a](#b)\n\n# b', 'b'],
    ['after them', '# b\n\n[a](#b)', 'b'],
    ['inside a quote', '> # b\n\n[a](#b)', 'b'],
  ])('resolves a link %s', (_name, markdown, id) =>
    expect(JSON.stringify(toRichText(markdown, createAnchors({ links: nowhere })))).toContain(`"url":"#${id}"`),
  );

  it.each([
    ['b', 'b'],
    ['b-1', 'b-2'],
    ['b-2', 'b-3'],
  ])('resolves #%s when several headings have the same text', (fragment, id) =>
    expect(toRichText(`[a](#${fragment})\n\n# b\n# b\n# b`, createAnchors({ links: nowhere }))[0]).toEqual(
      paragraph(link(`#${id}`, 'a'))[0],
    ),
  );

  it('links to the anchor that the heading got on the page', () => {
    const anchors = createAnchors({ reserved: ['b'], links: nowhere });
    expect(toRichText('[a](#b)\n\n# b', anchors)).toEqual([...paragraph(link('#b-2', 'a')), heading(1, 'b-2', 'b')]);
  });

  it('replaces a dead link with its text', () =>
    expect(toRichText('[a](/c)', createAnchors({ links: nowhere }))).toEqual(paragraph('a')));
});

describe('toHeadingAnchors', () => {
  it('returns the anchors of headings at any depth', () => {
    const anchors = toHeadingAnchors('# A b\n\n- # C', createAnchors({ reserved: ['c'] }));
    expect([...anchors]).toEqual([
      ['a-b', 'a-b'],
      ['c', 'c-2'],
    ]);
  });

  it('maps the fragments that other tools give to repeated headings to the anchors on the page', () =>
    expect([...toHeadingAnchors('# A\n# A\n# A 1\n# …\n# …', createAnchors())]).toEqual([
      ['a', 'a'],
      ['a-1', 'a-2'],
      ['a-1-1', 'a-1'],
      ['titre', 'titre'],
      ['titre-1', 'titre-2'],
    ]));
});
