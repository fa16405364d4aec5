import type { Heading, PhrasingContent } from 'mdast';
import { toPlainText, type Block, type Inline, type Phrase, type RichText } from '../richText';
import type { Links } from './links';
import {
  toCode,
  toHeading,
  toItem,
  toLink,
  toList,
  toParagraph,
  toStrong,
  toTable,
  toText,
  type Blocks,
} from './nodes';

/** How the links of a text are written. */
export type LinkWriter = Pick<Links, 'toUrl'>;

/** For texts whose links are resolved later, such as those that guides take in. */
export const asWritten: LinkWriter = { toUrl: (url) => url };

/** Level of a text’s own first headings; inside a list, headings become bold lines. */
export type TopLevel = 2 | 3 | 'inline';

/** A text of the contract as Markdown blocks. */
export function toBlocks(content: RichText, links: LinkWriter, topLevel: TopLevel): Blocks {
  return content.map((block) => toBlock(block, links, topLevel));
}

function toBlock(block: Block, links: LinkWriter, topLevel: TopLevel): Blocks[number] {
  switch (block.kind) {
    case 'paragraph':
      return toParagraph(...toPhrasing(block.content, links));
    case 'heading': {
      const content = toPhrasing(block.content, links);
      return topLevel === 'inline'
        ? toParagraph(toStrong(...content))
        : toHeading(toDepth(block.depth, topLevel), ...content);
    }
    case 'list':
      return toList(
        block.items.map((item) => {
          const [first, ...others] = item;
          return first?.kind === 'paragraph'
            ? toItem(toPhrasing(first.content, links), ...toBlocks(others, links, 'inline'))
            : { type: 'listItem', spread: true, children: [...toBlocks(item, links, 'inline')] };
        }),
        { ordered: block.ordered, ...(block.start !== undefined && { start: block.start }) },
      );
    case 'code':
      return { type: 'code', lang: block.language, value: block.text };
    case 'quote':
      return { type: 'blockquote', children: [...toBlocks(block.content, links, 'inline')] };
    case 'table': {
      const [header = [], ...rows] = [block.header, ...block.rows].map((row) =>
        row.map((cell) => toPhrasing(cell, links)),
      );
      return toTable(header, rows);
    }
    case 'rule':
      return { type: 'thematicBreak' };
  }
}

/** The page’s title is its only first-level heading. */
function toDepth(depth: number, topLevel: 2 | 3): Heading['depth'] {
  const levels = [2, 3, 4, 5] as const;
  return levels[Math.max(depth, 2) + topLevel - 4] ?? 6;
}

/** A text where only a phrase can stand, as in the cell of a table: its blocks follow one another. */
export function toOneLine(content: RichText, links: LinkWriter): readonly PhrasingContent[] {
  return content.flatMap((block, index) => [
    ...(index === 0 ? [] : [toText(' ')]),
    ...(block.kind === 'paragraph'
      ? toPhrasing(block.content, links)
      : [toText(toPlainText([block]).replace(/\s+/g, ' '))]),
  ]);
}

/** A phrase of the contract; where its lines break means nothing. */
export function toPhrasing(phrase: Phrase, links: LinkWriter): readonly PhrasingContent[] {
  return phrase.map((inline) => toInline(inline, links));
}

function toInline(inline: Inline, links: LinkWriter): PhrasingContent {
  if (typeof inline === 'string') return toText(inline.replace(/[ \t]*\n\s*/g, ' '));
  switch (inline.kind) {
    case 'code':
      return toCode(inline.text);
    case 'strong':
      return toStrong(...toPhrasing(inline.content, links));
    case 'emphasis':
    case 'deleted':
      return {
        type: inline.kind === 'emphasis' ? 'emphasis' : 'delete',
        children: [...toPhrasing(inline.content, links)],
      };
    case 'link':
      return toLink(links.toUrl(inline.url), ...toPhrasing(inline.content, links));
    case 'break':
      return { type: 'break' };
  }
}
