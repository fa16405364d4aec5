import { useState, type ReactNode } from 'react';
import { isSameValue } from '../../core/values.ts';

interface Props {
  readonly value: unknown;
  /** Writes the value as the text to edit. */
  readonly write: (value: unknown) => string;
  readonly read: (draft: string) => unknown;
  readonly set: (value: unknown) => void;
  readonly render: (draft: string, onDraft: (draft: string) => void) => ReactNode;
}

/** Keeps a text as it is typed, such as `1.` on the way to `1.5`, as long as it is the text of the value. */
export default function DraftControl({ value, write, read, set, render }: Props): ReactNode {
  const [draft, setDraft] = useState(() => write(value));
  const shown = isSameValue(read(draft), value) ? draft : write(value);
  return render(shown, (next) => {
    setDraft(next);
    set(read(next));
  });
}
