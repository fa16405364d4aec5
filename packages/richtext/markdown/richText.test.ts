import { describe, expect, it } from 'vitest';
import { toRichText } from '../toRichText.ts';
import { toParagraph } from './nodes.ts';
import { toBlocks, toOneLine, type TopLevel } from './richText.ts';
import { serialize } from './serialize.ts';
import { links } from './testing/links.ts';

const write = (markdown: string, topLevel: TopLevel = 3) => serialize(toBlocks(toRichText(markdown), links, topLevel));

describe('toBlocks', () => {
  it.each([
    ['plain phrases', 'Une phrase avec `du code`, **du gras** et _un accent_.\n'],
    ['a list', '- a\n- b\n  - c\n'],
    ['an ordered list', '1. a\n2. b\n'],
    ['code', '```http\nGET / HTTP/1.1\n```\n'],
    ['a quote', '> a\n'],
    ['a table', '| a | b |\n| - | - |\n| `c` | d |\n'],
    ['a rule', 'a\n\n---\n'],
    ['deleted text', '~~a~~\n'],
    ['tags as text', 'a \\<b>c\\</b>\n'],
  ])('preserves %s', (_name, markdown) => expect(write(markdown)).toBe(markdown));

  it.each([
    ['the lines of a paragraph into one line', 'a\nb', 'a b\n'],
    [
      'links to pages into links to their Markdown versions',
      '[a](/api/ecrire#b)',
      '[a](https://site.example/api/ecrire.md#b)\n',
    ],
    ['images into links', '![a](/img/b.svg)', '[a](https://site.example/img/b.svg)\n'],
  ])('converts %s', (_name, markdown, want) => expect(write(markdown)).toBe(want));

  it.each<readonly [TopLevel, string]>([
    [2, '## a\n\n## b\n\n### c\n\n###### d\n'],
    [3, '### a\n\n### b\n\n#### c\n\n###### d\n'],
    ['inline', '**a**\n\n**b**\n\n**c**\n\n**d**\n'],
  ])('starts headings at level %s', (topLevel, want) =>
    expect(write('# a\n\n## b\n\n### c\n\n###### d', topLevel)).toBe(want),
  );
});

describe('toOneLine', () => {
  it.each([
    ['Envoyer `a` _vite_.', 'Envoyer `a` _vite_.\n'],
    ['- a\n- b', 'a b\n'],
    ['', ''],
  ])('writes %j on one line', (markdown, want) =>
    expect(serialize([toParagraph(...toOneLine(toRichText(markdown), links))])).toBe(want),
  );
});
