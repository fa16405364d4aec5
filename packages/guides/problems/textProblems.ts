import type { Problem, LineProblem } from '@reliure/openapi';
import { maskText, type TextBlock } from './maskText.ts';

/** A form that its author meant as Markdown, but that is published as text. */
interface Leftover {
  readonly pattern: RegExp;
  readonly remedy: (written: string) => string;
  readonly isIn?: (block: TextBlock, isItem: boolean) => boolean;
}

const directiveRemedy = (written: string): string => {
  const [, colons = ':::', name = 'note', rest = ''] = /^(:+)\s*([\w-]*)\s*(.*)$/.exec(written) ?? [];
  if (rest === '') return `Write ${colons}${name} on a line of its own, without a space.`;
  return /^[[{]/.test(rest) ? `Write ${colons}${name}${rest}.` : `Write ${colons}${name}[${rest}].`;
};

const leftovers: readonly Leftover[] = [
  { pattern: /(?<=^[\s>\ufffc]*):{2,}[ \t]*[a-z][^\n]*/gim, remedy: directiveRemedy },
  {
    pattern: /(?<=^[\s>]*)#{2,6}[\p{L}\d][^\n]*/gmu,
    remedy: (written) => `Write ${written.replace(/^#+/, '$& ')}, or \\# for the character.`,
  },
  {
    pattern: /^#\p{Lu}[^\n]*[^\n.!?:]$/gu,
    remedy: (written) => `Write ${written.replace('#', '# ')}, or \\# for the character.`,
    isIn: ({ type }) => type === 'paragraph',
  },
  {
    // An address with a space: it has the form of a path, of a file or of a URL.
    pattern: /(?<!\\)\[[^\][\n]*\]\((?=[^()\n]*(?:\/|#|\.[a-z]{2,5}\b))[^\s()<>"'\ufffc]+(?: [^\s()"'\ufffc]+)+\)/gi,
    remedy: (written) => {
      const address = written.slice(written.indexOf('](') + 2, -1);
      return `Write %20 instead of each space: ${address.replaceAll(' ', '%20')}`;
    },
  },
  {
    pattern: /(?<!\\)\[[^\][\n]+\]\s+\((?:https?:|\.{0,2}\/|#)?[^\s()]*(?:\/|#|\.mdx?)[^\s()]*\)/gi,
    remedy: () => 'Remove the space between the text and the address.',
  },
  {
    pattern: /(?<![\\\w\])])!?\[(?!\^)[^\][\n]+\]\[[^\][\n]*\]/g,
    remedy: (written) => `Define the link, [${/\[([^[]*)\]$/.exec(written)?.[1] ?? ''}]: address, or write \\[.`,
  },
  { pattern: /(?<![*\\/])\*\*(?![*/])[^*\n]+\*\*(?![*/])/g, remedy: toEmphasis },
  { pattern: /(?<=^|[\s(«“])\*\*(?=\p{L})[^*]+$|^[^*]*\p{L}\*\*(?=[\s.,;:!?)”]|$)(?![^]*\*\*)/gu, remedy: toEmphasis },
  {
    pattern: /^\[[ xX]\][ \t][^\n]*/gm,
    remedy: (written) => `Write it as an item of a list: - ${written}`,
    isIn: ({ type }, isItem) => type === 'paragraph' && !isItem,
  },
  {
    pattern: /^\[[ xX]?\](?![ \t[(:\n])[^\n]+/g,
    remedy: (written) => `Write [ ] or [x], a space, and the text: ${written.replace(/^\[([ xX]?)\]/, '[$1] ')}`,
    isIn: (_block, isItem) => isItem,
  },
  {
    pattern: /^[ >\t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?[ \t]*$/gm,
    remedy: () => 'Give the line below the header as many cells as the header has.',
  },
];

function toEmphasis(): string {
  return 'Close ** with ** in the same paragraph, without a space on the inner side, or write \\*.';
}

/** Finds forms that would be published as the characters with which they are written. */
export function textProblems(block: TextBlock, isItem: boolean, source: string): readonly LineProblem[] {
  const text = maskText(block, source);
  const lineAt = (index: number) => (block.position?.start.line ?? 1) + text.slice(0, index).split('\n').length - 1;
  const start = block.position?.start.offset ?? 0;
  return leftovers.flatMap(({ pattern, remedy, isIn }) =>
    isIn !== undefined && !isIn(block, isItem)
      ? []
      : [...text.matchAll(pattern)].map(({ 0: match, index }) => {
          const written = source.slice(start + index, start + index + match.length).trim();
          return { line: lineAt(index), ...toProblem(written, remedy(written)) };
        }),
  );
}

function toProblem(written: string, remedy: string): Problem {
  return { message: `"${written.split('\n')[0] ?? ''}" would be published as text.`, remedy };
}
