import { toText } from '@reliure/openapi';
import { toPlainText } from './toPlainText.ts';
import { toRichText } from './toRichText.ts';

/**
 * Returns a title of the contract as one line of plain text, or `undefined` if it is blank. OpenAPI has no Markdown in
 * titles, but authors write code and emphasis there.
 *
 * @example toTitle('Get `id` of **all** visits') // 'Get id of all visits'
 * @see https://spec.openapis.org/oas/v3.1.0#operation-object
 */
export function toTitle(value: unknown): string | undefined {
  const text = toText(value)
    ?.replace(/[ \t\r\n]+/g, ' ')
    .trim();
  if (text === undefined || !/[*_`~[\]&\\]/.test(text)) return text;
  const [block, ...others] = toRichText(text);
  if (block?.type !== 'paragraph' || others.length > 0) return text;
  return (
    toPlainText([block])
      .replace(/[ \t\r\n]+/g, ' ')
      .trim() || text
  );
}
