import { member, toNumber, toText } from '@reliure/openapi';
import type { LineProblem } from '@reliure/openapi';

/** Converts an error about invalid MDX, a `VFileMessage`, to a problem. @throws Any other error. */
export function toSyntaxProblem(error: unknown, source: string): LineProblem {
  const reason = toText(member(error, 'reason'));
  if (reason === undefined) throw error;
  const line = toNumber(member(error, 'line')) ?? 1;
  const written = source.split('\n')[line - 1]?.trim() ?? '';
  if (written.includes('<!--')) {
    return {
      line,
      message: `"${written}" is an HTML comment, which MDX does not have.`,
      remedy: 'Write {/* … */} instead of <!-- … -->.',
    };
  }
  return {
    line,
    message: `The page is not valid MDX: ${reason}${written === '' ? '' : `, in "${written}"`}.`,
    remedy: 'Close each tag and brace, and write \\{ or &lt; for a character that is text.',
  };
}
