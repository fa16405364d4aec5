import type { Heading, PhrasingContent } from 'mdast';
import type { Block, Phrase, RichText } from '../richText';
import { toPlainText } from '../toPlainText';
import type { Links } from './links';
import { toCode, toParagraph, toStrong, toTextNode, type Blocks } from './nodes';

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
  switch (block.type) {
    case 'paragraph':
      return toParagraph(...toPhrasing(block.children, links));
    case 'heading': {
      const children = toPhrasing(block.children, links);
      return topLevel === 'inline'
        ? toParagraph(toStrong(...children))
        : { ...block, depth: toDepth(block.depth, topLevel), children };
    }
    case 'list':
      return {
        ...block,
        children: block.children.map((item) => ({ ...item, children: [...toBlocks(item.children, links, 'inline')] })),
      };
    case 'blockquote':
      return { ...block, children: [...toBlocks(block.children, links, 'inline')] };
    case 'table':
      return {
        ...block,
        children: block.children.map((row) => ({
          ...row,
          children: row.children.map((cell) => ({ ...cell, children: toPhrasing(cell.children, links) })),
        })),
      };
    case 'code':
    case 'thematicBreak':
      return block;
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
    ...(index === 0 ? [] : [toTextNode(' ')]),
    ...(block.type === 'paragraph'
      ? toPhrasing(block.children, links)
      : [toTextNode(toPlainText([block]).replace(/\s+/g, ' '))]),
  ]);
}

/** A phrase of the contract; where its lines break means nothing. */
export function toPhrasing(phrase: readonly Phrase[], links: LinkWriter): PhrasingContent[] {
  return phrase.map((node) => {
    switch (node.type) {
      case 'text':
        return toTextNode(node.value.replace(/[ \t]*\n\s*/g, ' '));
      case 'inlineCode':
        return toCode(node.value);
      case 'link':
        return { ...node, url: links.toUrl(node.url), children: toPhrasing(node.children, links) };
      case 'strong':
      case 'emphasis':
      case 'delete':
        return { ...node, children: toPhrasing(node.children, links) };
      case 'break':
        return node;
    }
  });
}
