import { toRichText } from '@reliure/richtext';

/** Whether a value is Markdown of one paragraph, which fits on the line of a change. */
export function isOneParagraph(markdown: unknown): markdown is string {
  if (typeof markdown !== 'string') return false;
  const [first, ...others] = toRichText(markdown);
  return first?.type === 'paragraph' && others.length === 0;
}

/** Returns the message about a member that must be one paragraph. */
export function paragraphFault(name: string, value: unknown): string {
  return `The \`${name}\` ${JSON.stringify(value)} must be a single paragraph, without lists, headings or code blocks.`;
}
