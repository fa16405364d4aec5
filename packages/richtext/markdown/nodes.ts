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
import { referencePath } from '../addresses/paths';
import type { Links } from './links';

/** Blocks that can stand anywhere: in a page, a list item or a quote. */
export type Blocks = readonly (BlockContent | DefinitionContent)[];

/** A text may stand for its node. */
export type Phrasing = PhrasingContent | string;

/** @see https://github.com/syntax-tree/mdast */
export function toTextNode(value: string): Text {
  return { type: 'text', value };
}

/** A line’s end would end the heading or the table’s row around it; Markdown reads it as a space. */
export function toCode(value: string): InlineCode {
  return { type: 'inlineCode', value: value.replace(/\r\n|[\r\n]/g, ' ') };
}

/** Words that stand out: `**words**`. */
export function toStrong(...children: readonly Phrasing[]): Strong {
  return { type: 'strong', children: toChildren(children) };
}

/** A link as it is: the address goes into the file unchanged. */
export function toLink(url: string, ...children: readonly Phrasing[]): Link {
  return { type: 'link', url, children: toChildren(children) };
}

/** A link to the twin of a page of the reference, by the last parts of its address. */
export function toPageLink(slug: string, words: Phrasing, links: Links): Link {
  return toLink(links.toUrl(referencePath(slug)), words);
}

/** Words as one paragraph; a string stands for its text node. */
export function toParagraph(...children: readonly Phrasing[]): Paragraph {
  return { type: 'paragraph', children: toChildren(children) };
}

/** A heading without an anchor of its own: readers of Markdown make one from its words. */
export function toHeading(depth: Heading['depth'], ...children: readonly Phrasing[]): Heading {
  return { type: 'heading', depth, children: toChildren(children) };
}

/** An item stands close to its sublists; other blocks inside it are set apart by blank lines. */
export function toItem(head: readonly Phrasing[], ...blocks: Blocks): ListItem {
  return {
    type: 'listItem',
    spread: blocks.some(({ type }) => type !== 'list'),
    children: [toParagraph(...head), ...blocks],
  };
}

/** A tight list: no blank lines between its items, whose own blocks may have some. */
export function toList(
  items: readonly ListItem[],
  { ordered = false, start }: { readonly ordered?: boolean; readonly start?: number } = {},
): List {
  return { type: 'list', ordered, ...(start !== undefined && { start }), spread: false, children: [...items] };
}

/** A list as a block, or no block when there is nothing to list. */
export function toLists(items: readonly ListItem[]): readonly List[] {
  return items.length === 0 ? [] : [toList(items)];
}

/** A cell is a phrase. */
type Row = readonly (readonly Phrasing[])[];

/** A GFM table; a cell may hold a phrase, but no blocks. */
export function toTable(header: Row, rows: readonly Row[]): Table {
  return {
    type: 'table',
    children: [header, ...rows].map((cells) => ({
      type: 'tableRow',
      children: cells.map((cell) => ({ type: 'tableCell', children: toChildren(cell) })),
    })),
  };
}

/** A heading and what stands under it; nothing at all when nothing does. */
export function toSection(title: string, content: readonly RootContent[]): readonly RootContent[] {
  return content.length === 0 ? [] : [toHeading(2, title), ...content];
}

/** Tells where the page stands for people. */
export function toPageLine(pageUrl: string): Paragraph {
  return toParagraph('Page\u00a0: ', toLink(pageUrl, pageUrl));
}

/** What is said of something, after the word for it. */
export function toLabelled(term: string, value: readonly Phrasing[]): readonly Phrasing[] {
  return [toStrong(term), '\u00a0: ', ...value];
}

/** Puts a separator between phrases. */
export function joinPhrases(phrases: readonly (readonly Phrasing[])[], separator: string): readonly Phrasing[] {
  return phrases.flatMap((phrase, index) => (index === 0 ? phrase : [separator, ...phrase]));
}

function toChildren(children: readonly Phrasing[]): PhrasingContent[] {
  return children.map((child) => (typeof child === 'string' ? toTextNode(child) : child));
}
