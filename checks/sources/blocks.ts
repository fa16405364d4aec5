/** A paragraph, an item of a list or a row of a table, as written. */
export interface TextBlock {
  /** 1-based line of its beginning. */
  readonly line: number;
  /** The prose, in which everything else is blank. */
  readonly prose: string;
  /** The same lines as written, with their links and notes. */
  readonly written: string;
}

/**
 * Splits a text into blocks.
 *
 * @param prose The text with everything but prose blanked, so that its lines stay the same.
 */
export function toBlocks(written: string, prose: string): readonly TextBlock[] {
  const writtenLines = written.split('\n');
  const blocks: { line: number; prose: string[]; written: string[] }[] = [];
  let isInside = false;
  prose.split('\n').forEach((text, index) => {
    const line = writtenLines[index] ?? '';
    const isHeading = /^#{1,6} /.test(line);
    if (text.trim() === '' || isHeading) {
      isInside = false;
      return;
    }
    if (!isInside || startsBlock(line)) blocks.push({ line: index + 1, prose: [], written: [] });
    isInside = true;
    const block = blocks.at(-1);
    block?.prose.push(text);
    block?.written.push(line);
  });
  return blocks.map((block) => ({
    line: block.line,
    prose: block.prose.join('\n'),
    written: block.written.join('\n'),
  }));
}

/** Whether a line begins an item, a row of a table, or a member of YAML with a text. */
function startsBlock(line: string): boolean {
  return /^\s*(?:[-*+] |\d+\. |\||(?:- )?[\w-]+: )/.test(line);
}
