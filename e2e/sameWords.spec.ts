import { readFileSync } from 'node:fs';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Nodes } from 'mdast';
import { markdownVersionPath } from '@apidoc/richtext';
import { decode } from './decode';
import { readDocument, sitePages } from './sitePages';
import { expect, test } from './test';

/** What only a page has: navigation, controls, headings of code, and summaries that name what is inside. */
const onlyOnPages = [
  /<(nav|button|select|script|style|svg|legend|label|output)\b[^]*?<\/\1>/g,
  /<div class="head_[^]*?<pre/g,
  /<summary>(?:Contenu de |Les \d+ champs de )[^]*?<\/summary>/g,
  /<p class="names_[^]*?<\/p>/g,
];

/** What only the Markdown version has: the addresses of the page and of its contract, and its group. */
const onlyInMarkdown = /^(?:Page|Groupe|Contrat OpenAPI de cette opération)\u00a0: .*$/gm;

test('pages of the reference and their Markdown versions say the same', () => {
  const different = sitePages
    .filter((path) => path.startsWith('/api'))
    .flatMap((path) => {
      const page = toWords(readMain(path));
      const markdown = toWords(readMarkdown(path));
      const missing = [...page].filter((word) => !markdown.has(word));
      const added = [...markdown].filter((word) => !page.has(word));
      return missing.length + added.length === 0 ? [] : [`${path}: -${missing.join(' ')} +${added.join(' ')}`];
    });
  expect(different).toEqual([]);
});

function readMain(path: string): string {
  const main = /<main[^]*<\/main>/.exec(readDocument(path))?.[0] ?? '';
  const shown = onlyOnPages.reduce((html, pattern) => html.replace(pattern, ' '), main);
  // Words may break anywhere, and elements of a line do not separate words.
  return decode(
    shown.replace(/<\/?(?:wbr|a|code|em|strong|span|small|mark|del)\b[^>]*>/g, '').replace(/<[^>]+>/g, ' '),
  );
}

function readMarkdown(path: string): string {
  const text = readFileSync(`site/build${markdownVersionPath(path)}`, 'utf8').replace(onlyInMarkdown, '');
  return toText(fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }));
}

/** Returns the texts of nodes, those of blocks separated by spaces. */
function toText(node: Nodes): string {
  if ('value' in node) return node.value;
  if (!('children' in node)) return ' ';
  const inside = node.children.map(toText).join('');
  return ['text', 'strong', 'emphasis', 'delete', 'link'].includes(node.type) ? inside : ` ${inside} `;
}

function toWords(text: string): ReadonlySet<string> {
  return new Set(text.match(/[\p{L}\p{N}]+/gu));
}
