import type {
  BlockContent,
  DefinitionContent,
  Heading,
  InlineCode,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
  Strong,
  Table,
  Text,
} from 'mdast';
import { referencePath } from '../addresses/paths.ts';
import { texts } from '../texts.ts';
import type { Links } from './links.ts';

/** Blocks that are allowed anywhere: in a page, a list item or a quote. */
export type Blocks = readonly (BlockContent | DefinitionContent)[];

/** A phrasing node, or a string as a shorthand for a text node. */
export type Phrasing = PhrasingContent | string;

/** @see https://github.com/syntax-tree/mdast */
export function toTextNode(value: string): Text {
  return { type: 'text', value };
}

/**
 * Builds inline code. A line ending would end the heading or table row around it, so it becomes a space, as in
 * Markdown. So does an empty value: Markdown has no empty code, and two backquotes would begin code that ends at the
 * next two.
 */
export function toCode(value: string): InlineCode {
  return { type: 'inlineCode', value: value.replace(/\r\n|[\r\n]/g, ' ') || ' ' };
}

/** Builds bold text: `**words**`. */
export function toStrong(...children: readonly Phrasing[]): Strong {
  return { type: 'strong', children: toChildren(children) };
}

/** Builds a link. The URL is written unchanged. */
export function toLink(url: string, ...children: readonly Phrasing[]): Link {
  return { type: 'link', url, children: toChildren(children) };
}

/** Builds a link to the Markdown version of a page of the reference, from the page’s slug. */
export function toPageLink(slug: string, words: Phrasing, links: Pick<Links, 'toUrl'>): Link {
  return toLink(links.toUrl(referencePath(slug)), words);
}

/** Builds a paragraph. */
export function toParagraph(...children: readonly Phrasing[]): Paragraph {
  return { type: 'paragraph', children: toChildren(children) };
}

/** Builds a heading without an explicit id: Markdown renderers derive the id from the text. */
export function toHeading(depth: Heading['depth'], ...children: readonly Phrasing[]): Heading {
  return { type: 'heading', depth, children: toChildren(children) };
}

/** Builds a list item. Blank lines separate its blocks, unless they are all sublists. */
export function toItem(head: readonly Phrasing[], ...blocks: Blocks): ListItem {
  return {
    type: 'listItem',
    spread: blocks.some(({ type }) => type !== 'list'),
    children: [toParagraph(...head), ...blocks],
  };
}

/** Builds a tight list, without blank lines between its items. The blocks inside an item may have some. */
export function toList(
  items: readonly ListItem[],
  { ordered = false, start }: { readonly ordered?: boolean; readonly start?: number } = {},
): List {
  return { type: 'list', ordered, ...(start !== undefined && { start }), spread: false, children: [...items] };
}

/** Returns a list, or nothing if there are no items. */
export function toLists(items: readonly ListItem[]): readonly List[] {
  return items.length === 0 ? [] : [toList(items)];
}

/** The phrasing content of each cell. */
type Row = readonly (readonly Phrasing[])[];

/** Builds a GFM table. Its cells cannot contain blocks. */
export function toTable(header: Row, rows: readonly Row[]): Table {
  return {
    type: 'table',
    children: [header, ...rows].map((cells) => ({
      type: 'tableRow',
      children: cells.map((cell) => ({ type: 'tableCell', children: toChildren(cell) })),
    })),
  };
}

/** Returns a heading and its content, or nothing if there is no content. */
export function toSection(title: string, content: readonly RootContent[]): readonly RootContent[] {
  return content.length === 0 ? [] : [toHeading(2, title), ...content];
}

/** Builds a line with a link to the HTML page. */
export function toPageLine(pageUrl: string): Paragraph {
  return toParagraph(texts().page, toLink(pageUrl, pageUrl));
}

/** Builds a line with links to the HTML page and to the index of all pages. */
export function toOpeningLine({ pageUrl, indexUrl }: Pick<Links, 'pageUrl' | 'indexUrl'>): Paragraph {
  const { page, index } = texts();
  return toParagraph(page, toLink(pageUrl, pageUrl), index, toLink(indexUrl, indexUrl));
}

/** Builds the title of a page, and the links to its HTML page and to the index of all pages. */
export function toPageOpening(
  title: string,
  links: Pick<Links, 'pageUrl' | 'indexUrl'>,
): readonly [Heading, Paragraph] {
  return [toHeading(1, title), toOpeningLine(links)];
}

/** Returns a bold term, a colon and a value. */
export function toLabelled(term: string, value: readonly Phrasing[]): readonly Phrasing[] {
  return [toStrong(term), texts().colon, ...value];
}

/** Joins phrases with a separator. */
export function joinPhrases(phrases: readonly (readonly Phrasing[])[], separator: string): readonly Phrasing[] {
  return phrases.flatMap((phrase, index) => (index === 0 ? phrase : [separator, ...phrase]));
}

function toChildren(children: readonly Phrasing[]): PhrasingContent[] {
  return children.map((child) => (typeof child === 'string' ? toTextNode(child) : child));
}
