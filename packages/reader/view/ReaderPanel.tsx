import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { parseMessage } from '../read/parseMessage.ts';
import { readMessage } from '../read/readMessage.ts';
import { texts } from '../texts.ts';
import type { ReaderPlace } from '../types.ts';
import ReadingView from './ReadingView.tsx';
import styles from './ReaderPanel.module.css';
import { useKnowledge } from './useKnowledge.ts';

interface Props {
  readonly place: ReaderPlace;
  readonly onClose: () => void;
}

/** Renders a field for a response, and what its contract says of it. The text is only in this component’s state. */
export default function ReaderPanel({ place, onClose }: Props): ReactNode {
  const words = texts();
  const [pasted, setPasted] = useState('');
  const [knowledge, retry] = useKnowledge(place);
  const field = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  const reading = useMemo(
    () => (pasted.trim() === '' || !knowledge ? null : readMessage(parseMessage(pasted), knowledge)),
    [pasted, knowledge],
  );
  useEffect(() => field.current?.focus(), []);
  return (
    <section className={styles.panel} aria-label={words.title}>
      <label>
        {words.label}
        <textarea
          ref={field}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
          aria-describedby={hint}
          rows={6}
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <p id={hint} className={styles.hint}>
        {words.hint} {words.private}
      </p>
      <p className={styles.tools}>
        <button type="button" onClick={() => setPasted('')} disabled={pasted === ''}>
          {words.clear}
        </button>
        <button type="button" onClick={onClose}>
          {words.close}
        </button>
      </p>
      {knowledge === undefined && pasted !== '' && <p>{words.loading}</p>}
      {knowledge === null && (
        <p role="alert">
          {words.failed}{' '}
          <button type="button" onClick={retry}>
            {words.retry}
          </button>
        </p>
      )}
      <ReadingView reading={reading} anchor={place.operation?.anchor ?? null} />
    </section>
  );
}
