import { useId, useState, type ReactNode } from 'react';
import { texts } from '../texts.ts';
import type { ComposerFile, Values } from '../types.ts';

interface Props {
  readonly file: ComposerFile;
  readonly values: Values;
  readonly replace: (values: Values) => void;
}

/** Fills in the form from a body or a command that the visitor pastes. */
export default function Paste({ file, values, replace }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
  const id = useId();
  const label = file.body === undefined ? texts().pasteCommand : texts().paste;
  const apply = async (): Promise<void> => {
    const { fromPasted } = await import('../extra/index.ts');
    const pasted = fromPasted(text, file, values);
    if ('problem' in pasted) {
      setMessage(pasted.problem);
      return;
    }
    replace(pasted.values);
    setMessage(texts().pasted);
    setText('');
  };
  return (
    <div className="composer-paste">
      <button
        type="button"
        className="composer-action"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
          setMessage('');
        }}
      >
        {label}
      </button>
      {isOpen && (
        <>
          <textarea
            className="composer-control"
            rows={5}
            spellCheck={false}
            data-static=""
            aria-label={label}
            aria-describedby={id}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <button
            type="button"
            className="composer-action"
            disabled={text.trim() === ''}
            onClick={() => void apply().catch(() => setMessage(texts().failed))}
          >
            {texts().pasteApply}
          </button>
        </>
      )}
      <p id={id} role="status" className="composer-status">
        {message}
      </p>
    </div>
  );
}
