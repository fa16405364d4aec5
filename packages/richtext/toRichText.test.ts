import { describe, expect, it } from 'vitest';
import { createAnchors } from './addresses/anchors.ts';
import type { TextLinks } from './addresses/links.ts';
import { toHeadingAnchors, toRichText } from './toRichText.ts';

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

const table = (rows: readonly (readonly unknown[])[], ...align: readonly string[]) => ({
  ...inside('table', ...rows.map((cells) => row(...cells))),
  ...(align.length > 0 && { align }),
});
const details = (summary: readonly unknown[], ...children: readonly unknown[]) => ({
  ...{ type: 'details', summary: summary.map(toNode) },
  children,
});

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
    ['tasks', '- [x] a\n- [ ] b', [list(null, paragraph('☑\u00a0', 'a'), paragraph('☐\u00a0', 'b'))]],
    ['an ordered list that does not start at 1', '3. a', [list(3, paragraph('a'))]],
    ['an ordered list', '1. a', [list(1, paragraph('a'))]],
    ['code', '```json\n{}\n```', [block('json', '{}')]],
    [
      'Windows line endings',
      'a\r\nb\r\n\r\n```json\r\n{\r\n"c": 1\r\n}\r\n```',
      [...paragraph('a\nb'), block('json', '{\n"c": 1\n}', '2p3 2n1')],
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
    ['an image of HTML', 'a <img src=x onerror=alert(1)> b', paragraph('a ', 'x', ' b')],
    ['a frame', 'a <iframe src=x>b</iframe>', paragraph('a <iframe src=x>b</iframe>')],
    ['a javascript: link of HTML', '<a href="javascript:alert(1)" onclick="alert(1)">a</a>', paragraph('a')],
    [
      'a javascript: link in a table of HTML',
      '<table><tr><td><a href="&#106;avascript:alert(1)">a</a></table>',
      [inside('table', inside('tableRow', inside('tableCell')), row('a'))],
    ],
    ['a script inside HTML', '<p>a<script>alert(1)</script></p>', paragraph('a<script>alert(1)</script>')],
    ['a style', '<style>a{}</style>', paragraph('<style>a{}</style>')],
    ['a javascript: link', '[a](javascript:alert(1))', paragraph('a')],
    ['a javascript: link behind a definition', '[a][b]\n\n[b]: javascript:alert(1)', paragraph('a')],
    ['a javascript: image', '![a](javascript:alert(1))', paragraph('a')],
    ['a javascript: autolink', '<javascript:alert(1)>', paragraph('javascript:alert(1)')],
    ['a data: link', '[a](data:text/html,b)', paragraph('a')],
    ['a relative link', '[a](b.md)', paragraph('a')],
    ['a block of HTML in a list', '- <b onclick="a">', [list(null, paragraph('<b onclick="a">'))]],
    ['a footnote', 'a[^1]\n\n[^1]: <b>', [...paragraph('a'), ...paragraph('<b>')]],
  ])('neutralizes %s', (_name, given, want) => expect(toRichText(given)).toEqual(want));

  it.each([
    ['a break and a comment', 'One<br>two <!-- internal -->', paragraph('One', { type: 'break' }, 'two')],
    ['a comment of several lines', 'a\n\n<!-- b\n\n*c* -->\n\nd', [...paragraph('a'), ...paragraph('d')]],
    ['a comment alone', '<!-- a -->', []],
    [
      'a break in a table',
      '| a |\n|---|\n| b<br/>c |',
      [inside('table', row('a'), inside('tableRow', inside('tableCell', 'b', { type: 'break' }, 'c')))],
    ],
    [
      'emphasis',
      '<b>a *b*</b> <i>c</i> <del>d</del> <kbd>e</kbd> <code>f</code>',
      paragraph(
        inside('strong', 'a ', inside('emphasis', 'b')),
        ' ',
        inside('emphasis', 'c'),
        ' ',
        inside('delete', 'd'),
        ' ',
        code('e'),
        ' ',
        code('f'),
      ),
    ],
    ['scripts', '10<sup>2</sup> H<sub>2</sub>O x<sub>max</sub>', paragraph('10² H₂O x_max')],
    ['a link', 'a <a href="https://b.example" target="_blank">c</a>', paragraph('a ', link('https://b.example', 'c'))],
    [
      'details',
      '<details>\n<summary>a <b>b</b></summary>\n\n- *c*\n\n</details>\n\nd',
      [details(['a ', inside('strong', 'b')], list(null, paragraph(inside('emphasis', 'c')))), ...paragraph('d')],
    ],
    ['details without a title', '<details open>a</details>', [details([], ...paragraph('a'))]],
    ['a heading in a title', '<details><summary><h3>a</h3></summary>b</details>', [details(['a'], ...paragraph('b'))]],
    [
      'lists',
      '<ul><li>a<ol><li>b</ol><li>c</ul>',
      [list(null, [...paragraph('a'), list(1, paragraph('b'))], paragraph('c'))],
    ],
    [
      'a table',
      '<table><tr><th align="right">a<th>b<tr><td>c<td>d</table>',
      [
        {
          ...table([
            ['a', 'b'],
            ['c', 'd'],
          ]),
          align: ['right', null],
        },
      ],
    ],
    [
      'the alignment of Markdown',
      '| a | b |\n|:-:|--:|\n| c | d |',
      [
        table(
          [
            ['a', 'b'],
            ['c', 'd'],
          ],
          'center',
          'right',
        ),
      ],
    ],
    [
      'paragraphs and headings',
      '<div><h2>a</h2><p>b<p>c</div>',
      [heading(2, 'a', 'a'), ...paragraph('b'), ...paragraph('c')],
    ],
    ['preformatted text', '<pre>a\n  &lt;b&gt;</pre>', [block(null, 'a\n  <b>')]],
    ['code beside HTML', '```json\n{}\n```\n\n<p>a</p>', [block('json', '{}'), ...paragraph('a')]],
    ['HTML in code', '`<b>a</b>` <!-- c -->', paragraph(code('<b>a</b>'))],
    ['a rule', 'a\n<hr>\nb', [...paragraph('a'), { type: 'thematicBreak' }, ...paragraph('b')]],
    ['a placeholder', 'GET /a/<id>, puis <b>c</b>', paragraph('GET /a/<id>, puis ', inside('strong', 'c'))],
    [
      'a placeholder with the name of an element',
      'Entrez <code> et <b>c</b>',
      paragraph('Entrez <code> et ', inside('strong', 'c')),
    ],
    ['a list of a type', 'List<String> et Map<a, b>', paragraph('List<String> et Map<a, b>')],
    ['an unclosed element', '<b>a', paragraph('<b>a')],
    ['an unfinished tag', 'a <br', paragraph('a <br')],
    [
      'an element that ends too late',
      '<b>a <i>b</b> c</i>',
      paragraph(inside('strong', 'a ', inside('emphasis', 'b')), inside('emphasis', ' c')),
    ],
    ['a processing instruction', 'a <?php b ?>', paragraph('a <?php b ?>')],
    ['a footnote', 'a[^1] <br>\n\n[^1]: b', [...paragraph('a'), ...paragraph('b')]],
    ['a character reference', 'a &amp;lt; <b>&eacute;</b>', paragraph('a &lt; ', inside('strong', 'é'))],
  ])('reads HTML: %s', (_name, given, want) => expect(toRichText(given)).toEqual(want));

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
