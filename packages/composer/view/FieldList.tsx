import { useState, type ReactNode } from 'react';
import { texts } from '../texts.ts';
import FieldView from './FieldView.tsx';

/** A field of a list, with its value. */
export interface ListedField {
  readonly key: string;
  readonly name: string;
  readonly node: number;
  readonly pointer: string;
  readonly value: unknown;
  readonly isRequired?: boolean;
  readonly isDeprecated?: boolean;
  readonly note?: string;
}

interface Props {
  readonly fields: readonly ListedField[];
  readonly depth: number;
}

/** Number of optional fields that are shown at once. */
const shownOptional = 3;

/** Renders fields: those that are required or have a value, and the others on demand. */
export default function FieldList({ fields, depth }: Props): ReactNode {
  const [isExpanded, setExpanded] = useState(false);
  const [seen] = useState(() => new Set<string>());
  // A field that has had a value stays where it is when it is emptied.
  for (const { key, isRequired, value } of fields) if (isRequired === true || value !== undefined) seen.add(key);
  const hidden = fields.filter(({ key }) => !seen.has(key)).length;
  const isComplete = isExpanded || hidden <= shownOptional;
  return (
    <>
      {fields
        .filter(({ key }) => isComplete || seen.has(key))
        .map(({ key, ...field }) => (
          <FieldView key={key} {...field} depth={depth} />
        ))}
      {hidden > shownOptional && (
        <button
          type="button"
          className="composer-action"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {texts().optional(hidden)}
        </button>
      )}
    </>
  );
}
