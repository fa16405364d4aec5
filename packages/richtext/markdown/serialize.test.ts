import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown, gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import { toCode, toHeading, toItem, toLink, toList, toParagraph, toStrong, toTable } from './nodes.ts';
import { serialize } from './serialize.ts';

const parse = (markdown: string) =>
  fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

const texts = [
  'Un mot, puis : « un autre » (ou rien) — 12 %.',
  'visite_id et _souligné_',
  '*gras* **très**',
  '`code` ``',
  '[lien](https://a.example)',
  '<script>alert(1)</script>',
  '# Titre',
  '- puce',
  '1. premier',
  '12) douze',
  '+ plus',
  'un + deux = trois ?',
  '= égal',
  '> citation',
  '---',
  '===',
  '~~barré~~',
  'a | b | c',
  'https://a.example/b',
  'www.a.example',
  'nom@a.example',
  '&amp; &copy;',
  'C:\\dossier\\*',
  '![image](a.png)',
  '| a |\n| - |',
  '(entre parenthèses)',
  ' espace devant',
  '\u00a0insécable devant',
  'déjà\u202f; l’a dit',
  'deux\nlignes',
];

describe('serialize', () => {
  it.each(texts)('writes %j so that it is parsed back unchanged', (text) => {
    for (const node of [toParagraph(text), toList([toItem([text])]), toList([toItem([toCode('x'), text])])]) {
      const read = parse(serialize([node]));
      expect(toString(read).trim()).toBe(toString(node).trim());
      expect(read.children).toHaveLength(1);
    }
  });

  it.each(texts)('writes %j like the library’s own handler', (text) => {
    const address = 'https://a.example/b_c';
    for (const phrase of [
      [text],
      [toStrong(text), '\u00a0: ', text],
      [toCode('a'), text, toLink('/b', text)],
      [text, toLink(address, text), toLink(address, address)],
      [{ ...toLink('/b', text), title: 'c' }],
    ]) {
      const inside = toList([toItem(phrase), toItem(['b'], toList([toItem(phrase)]))]);
      const lists = [toList([toItem(phrase, inside), toItem(phrase)]), toList([toItem(['c'])])];
      const heading = toHeading(3, ...phrase);
      const root = { type: 'root' as const, children: [heading, toParagraph(...phrase), heading, ...lists] };
      const extensions = [gfmToMarkdown({ tablePipeAlign: false })];
      expect(serialize(root.children)).toBe(
        toMarkdown(root, { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one', extensions }),
      );
    }
  });

  it.each<readonly [name: string, node: RootContent, want: string]>([
    [
      'a fence longer than any in the code',
      { type: 'code', lang: 'md', value: '```\na\n```' },
      '````md\n```\na\n```\n````\n',
    ],
    ['empty code', toParagraph(toCode(''), ' puis ', toCode('')), '` ` puis ` `\n'],
    ['short code with a backtick', toParagraph(toCode('a`b')), '``a`b``\n'],
    ['short code that ends with a backtick', toParagraph(toCode('a`')), '`` a` ``\n'],
    ['a pipe in a table', toTable([['A']], [[[toCode('a|b')]], [['c|d']]]), '| A |\n| - |\n| `a\\|b` |\n| c\\|d |\n'],
    [
      'lists inside a list',
      toList([toItem(['a'], toList([toItem(['b'], toList([toItem(['c'])]))])), toItem(['d'])]),
      '- a\n  - b\n    - c\n- d\n',
    ],
    [
      'code inside a list',
      toList([toItem(['a'], { type: 'code', value: 'b\n\nc' }), toItem(['d'])]),
      '- a\n\n  ```\n  b\n\n  c\n  ```\n- d\n',
    ],
  ])('writes %s', (_name, node, want) => expect(serialize([node])).toBe(want));
});
