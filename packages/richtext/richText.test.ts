import { describe, expect, it } from 'vitest';
import { createAnchors } from './addresses/anchors';
import type { TextLinks } from './addresses/links';
import { phraseText, toHeadingPlaces, toPlainText, toRichText } from './richText';

const nowhere: TextLinks = { toTarget: () => null };
const code = (text: string) => ({ kind: 'code', text });
const paragraph = (...content: readonly unknown[]) => [{ kind: 'paragraph', content }];

describe('toRichText', () => {
  it.each([
    ['a sentence without marks', 'Ouvre l’accès : à 8 h 30.', paragraph('Ouvre l’accès : à 8 h 30.')],
    [
      'emphasis',
      '*a* **b** ~~c~~ `d`',
      paragraph(
        { kind: 'emphasis', content: ['a'] },
        ' ',
        { kind: 'strong', content: ['b'] },
        ' ',
        { kind: 'deleted', content: ['c'] },
        ' ',
        { kind: 'code', text: 'd' },
      ),
    ],
    ['a hard break', 'a  \nb', paragraph('a', { kind: 'break' }, 'b')],
    ['a quote', '> a', [{ kind: 'quote', content: paragraph('a') }]],
    ['a rule', '---', [{ kind: 'rule' }]],
    ['a list', '- a\n- b', [{ kind: 'list', ordered: false, items: [paragraph('a'), paragraph('b')] }]],
    ['an ordered list that goes on', '3. a', [{ kind: 'list', ordered: true, start: 3, items: [paragraph('a')] }]],
    ['an ordered list', '1. a', [{ kind: 'list', ordered: true, items: [paragraph('a')] }]],
    ['code', '```json\n{}\n```', [{ kind: 'code', language: 'json', text: '{}', marks: '' }]],
    [
      'lines that end as on Windows',
      'a\r\nb\r\n\r\n```json\r\n{\r\n"c": 1\r\n}\r\n```',
      [...paragraph('a\nb'), { kind: 'code', language: 'json', text: '{\n"c": 1\n}', marks: 'p2,3 n2,1' }],
    ],
    ['code without a language', '    a', [{ kind: 'code', language: null, text: 'a', marks: '' }]],
    [
      'a table',
      '| a | b |\n|---|---|\n| c | *d* |',
      [{ kind: 'table', header: [['a'], ['b']], rows: [[['c'], [{ kind: 'emphasis', content: ['d'] }]]] }],
    ],
    ['a link', '[a](https://b.example)', paragraph({ kind: 'link', url: 'https://b.example', content: ['a'] })],
    ['a link to its definition', '[a][b]\n\n[b]: /c', paragraph({ kind: 'link', url: '/c', content: ['a'] })],
    [
      'a link to its definition in a quote',
      '[a][b]\n\n> [b]: /c',
      [...paragraph({ kind: 'link', url: '/c', content: ['a'] }), { kind: 'quote', content: [] }],
    ],
    [
      'a link to the first of two definitions',
      '[a][b]\n\n[b]: /c\n[B]: /d',
      paragraph({ kind: 'link', url: '/c', content: ['a'] }),
    ],
    [
      'a bare address',
      'https://b.example',
      paragraph({ kind: 'link', url: 'https://b.example', content: ['https://b.example'] }),
    ],
    [
      'an image',
      '![a](https://b.example/c.png)',
      paragraph({ kind: 'link', url: 'https://b.example/c.png', content: ['a'] }),
    ],
    ['an image without words', '![](/c.png)', paragraph({ kind: 'link', url: '/c.png', content: ['/c.png'] })],
    [
      'an image inside a link',
      '[![a](/b.png) *![c](/d.png)*](/e)',
      paragraph({
        kind: 'link',
        url: '/e',
        content: ['a', ' ', { kind: 'emphasis', content: ['c'] }],
      }),
    ],
    ['nothing', '', []],
    [
      'paragraphs',
      'a `b`,\n`c` d.\n\ne\n',
      [...paragraph('a ', code('b'), ',\n', code('c'), ' d.'), ...paragraph('e')],
    ],
    ['a heading by the line below', 'a\n-', [{ kind: 'heading', depth: 2, id: 'a', content: ['a'] }]],
    ['a list below words', 'a\n- b', [...paragraph('a'), { kind: 'list', ordered: false, items: [paragraph('b')] }]],
    ['lines without the space at their end', 'a \nb', paragraph('a\nb')],
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
  ])('makes inert %s', (_name, given, want) => expect(toRichText(given)).toEqual(want));

  it('gives each heading of a page an address of its own', () => {
    const anchors = createAnchors();
    anchors.take(null, 'corps');
    const headings = [...toRichText('# Été\n# Été\n# 访问\n# …', anchors), ...toRichText('## Corps', anchors)];
    expect(headings.map((block) => (block.kind === 'heading' ? block.id : null))).toEqual([
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
  ])('reads %j as the parser does', (text) => {
    expect(toRichText(text)).toEqual(toRichText(`${text}\n`));
  });
});

describe('toRichText, with links to its own headings', () => {
  it.each([
    ['before them', '[a](#b)\n\n# b', 'b'],
    ['behind them', '# b\n\n[a](#b)', 'b'],
    ['inside a quote', '> # b\n\n[a](#b)', 'b'],
  ])('follows a link %s', (_name, markdown, id) =>
    expect(JSON.stringify(toRichText(markdown, createAnchors({ links: nowhere })))).toContain(`"url":"#${id}"`),
  );

  it.each([
    ['b', 'b'],
    ['b-1', 'b-2'],
    ['b-2', 'b-3'],
  ])('follows #%s where several headings have the same words', (fragment, id) =>
    expect(toRichText(`[a](#${fragment})\n\n# b\n# b\n# b`, createAnchors({ links: nowhere }))[0]).toEqual(
      paragraph({ kind: 'link', url: `#${id}`, content: ['a'] })[0],
    ),
  );

  it('follows a heading to the address that it got', () => {
    const anchors = createAnchors({ reserved: ['b'], links: nowhere });
    expect(toRichText('[a](#b)\n\n# b', anchors)).toEqual([
      ...paragraph({ kind: 'link', url: '#b-2', content: ['a'] }),
      { kind: 'heading', depth: 1, id: 'b-2', content: ['b'] },
    ]);
  });

  it('writes the words of a link that leads nowhere', () =>
    expect(toRichText('[a](/c)', createAnchors({ links: nowhere }))).toEqual(paragraph('a')));
});

describe('toHeadingPlaces', () => {
  it('tells where headings are, at any depth', () => {
    const places = toHeadingPlaces('# A b\n\n- # C', createAnchors({ reserved: ['c'] }));
    expect([...places]).toEqual([
      ['a-b', 'a-b'],
      ['c', 'c-2'],
    ]);
  });

  it('numbers headings with the same words as their writers know it, and on the page as the page does', () =>
    expect([...toHeadingPlaces('# A\n# A\n# A 1\n# …\n# …', createAnchors())]).toEqual([
      ['a', 'a'],
      ['a-1', 'a-2'],
      ['a-1-1', 'a-1'],
      ['titre', 'titre'],
      ['titre-1', 'titre-2'],
    ]));
});

describe('toPlainText', () => {
  it.each([
    ['**a** `b` [c](/d)', 'a b c'],
    ['# a\n\nb', 'a\nb'],
    ['- a\n- b', 'a\nb'],
    ['| a | b |\n|---|---|\n| c | d |', 'a b\nc d'],
    ['> a\n\n---', 'a'],
    ['```\na\n```', 'a'],
  ])('keeps the words of %j', (given, want) => expect(toPlainText(toRichText(given))).toBe(want));
});

describe('phraseText', () => {
  it('writes a break as a space', () => expect(phraseText(['a', { kind: 'break' }, 'b'])).toBe('a b'));
});
