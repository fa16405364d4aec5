import type { Heading, Nodes, Paragraph, TableCell } from 'mdast';

/** The blocks that contain text. */
export type TextBlock = Heading | Paragraph | TableCell;

/**
 * Returns the source of a block in which only what is published as text is left. Code, addresses and markers become the
 * character U+FFFC, so that offsets stay correct.
 */
export function maskText(block: TextBlock, source: string): string {
  const start = block.position?.start.offset ?? 0;
  const end = block.position?.end.offset ?? 0;
  const masked = source.slice(start, end).replace(/[^\n]/g, '\ufffc').split('');
  const visit = (node: Nodes): void => {
    if (node.type === 'text') {
      const from = node.position?.start.offset ?? 0;
      const written = source.slice(from, node.position?.end.offset ?? from);
      for (let index = 0; index < written.length; index += 1) masked[from - start + index] = written[index] ?? '';
    } else if ('children' in node) {
      for (const child of node.children) visit(child);
    }
  };
  visit(block);
  return masked.join('');
}
