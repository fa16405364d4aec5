import type { Heading, PhrasingContent } from 'mdast';
import type { Block, Phrase, RichText } from '../richText.ts';
import { toPlainText } from '../toPlainText.ts';
import type { Links } from './links.ts';
import { toCode, toParagraph, toStrong, toTextNode, type Blocks } from './nodes.ts';

/** Writes the links of a text. */
export type LinkWriter = Pick<Links, 'toUrl'>;

/** Leaves links unchanged, for texts whose links are resolved later, such as those that are inserted into guides. */
export const asWritten: LinkWriter = { toUrl: (url) => url };

/** Level of a text’s topmost headings. With `inline`, as in lists, headings become bold paragraphs. */
export type TopLevel = 2 | 3 | 'inline';

/** Converts a text of the contract to Markdown blocks. */
export function toBlocks(content: RichText, links: LinkWriter, topLevel: TopLevel): Blocks {
  return content.flatMap((block) =>
    block.type === 'details'
      ? [
          ...(block.summary.length === 0 ? [] : [toParagraph(toStrong(...toPhrasing(block.summary, links)))]),
          ...toBlocks(block.children, links, topLevel),
        ]
      : [toBlock(block, links, topLevel)],
  );
}

function toBlock(
  block: Exclude<Block, { readonly type: 'details' }>,
  links: LinkWriter,
  topLevel: TopLevel,
): Blocks[number] {
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

/** Shifts a heading’s level: first-level headings become second-level, because the page’s title is the only `h1`. */
function toDepth(depth: number, topLevel: 2 | 3): Heading['depth'] {
  const levels = [2, 3, 4, 5] as const;
  return levels[Math.max(depth, 2) + topLevel - 4] ?? 6;
}

/** Converts a text to phrasing content, for table cells and other nodes that cannot contain blocks. Its blocks are joined. */
export function toOneLine(content: RichText, links: LinkWriter): readonly PhrasingContent[] {
  return content.flatMap((block, index) => [
    ...(index === 0 ? [] : [toTextNode(' ')]),
    ...(block.type === 'paragraph'
      ? toPhrasing(block.children, links)
      : [toTextNode(toPlainText([block]).replace(/\s+/g, ' '))]),
  ]);
}

/** Converts phrasing content of the contract. Line endings in the source become spaces. */
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
