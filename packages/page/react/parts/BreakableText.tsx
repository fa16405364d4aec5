import type { ReactNode } from 'react';
import BreakableName from './BreakableName.tsx';

interface Props {
  readonly text: string;
}

/**
 * Renders a text whose long words, such as names of fields and paths, can break after `_`, `.`, `/` and `:` and
 * between cases, besides after `-`, where browsers always allow it. Except paths, texts with digits or quotes, such as
 * identifiers and dates, only break where they must.
 */
export default function BreakableText({ text }: Props): ReactNode {
  const parts = /^(?:(?:[A-Z]+ )?\/|(?!.*[\d"])).*\S{20}/.test(text)
    ? text.split(/(?<=[_./:])(?=[\p{L}\p{N}{])|(?<=\p{Ll})(?=\p{Lu})/u)
    : [];
  if (parts.length < 2) return text;
  // One element, because each text and `<wbr>` would be an item of its own in a flexible box.
  return (
    <span>
      <BreakableName parts={parts} />
    </span>
  );
}
