import { memo, useId, useState, type ReactNode } from 'react';
import { findJsonError, parseJson } from '@reliure/openapi';
import { formatJson } from '@reliure/schema';
import { isSameValue } from '../core/values.ts';
import { texts } from '../texts.ts';
import type { FormBody } from '../types.ts';
import ValueView from './ValueView.tsx';
import { fieldId, useForm, useProblem } from './form.ts';

interface Props {
  readonly body: FormBody;
  readonly value: unknown;
}

/** Renders the body: its fields, or the same as JSON. */
export default memo(function BodyView({ body, value }: Props): ReactNode {
  const [isText, setText] = useState(false);
  const name = useId();
  const id = fieldId('/body');
  const problem = useProblem('/body');
  const isJson = body.kind === 'json';
  return (
    <fieldset className="composer-section" aria-describedby={`${id}-problem`} id={id} tabIndex={-1}>
      <legend>{texts().body}</legend>
      {isJson && (
        <div className="composer-tabs">
          {[false, true].map((own) => (
            <label key={String(own)}>
              <input type="radio" name={name} checked={isText === own} data-static="" onChange={() => setText(own)} />
              {own ? texts().json : texts().form}
            </label>
          ))}
        </div>
      )}
      {isText ? (
        <JsonView value={value} />
      ) : body.kind === 'text' ? (
        <TextView value={value} />
      ) : (
        <ValueView index={body.node} pointer="/body" value={value} depth={0} />
      )}
      <p id={`${id}-problem`} className="composer-problem">
        {problem}
      </p>
    </fieldset>
  );
});

/** Renders the body as JSON. A text that is not JSON changes nothing, and its error is shown. */
function JsonView({ value }: { readonly value: unknown }): ReactNode {
  const { change } = useForm();
  const [draft, setDraft] = useState(() => toText(value));
  const syntaxError = isBlank(draft) ? null : findJsonError(draft);
  const id = useId();
  const shown = syntaxError !== null || isSameValue(toValue(draft), value) ? draft : toText(value);
  return (
    <>
      <textarea
        className="composer-control"
        rows={16}
        spellCheck={false}
        data-static=""
        aria-label={texts().json}
        aria-invalid={syntaxError !== null}
        aria-describedby={id}
        value={shown}
        onChange={({ target }) => {
          setDraft(target.value);
          if (isBlank(target.value) || findJsonError(target.value) === null) change('/body', toValue(target.value));
        }}
      />
      <p id={id} className="composer-problem" role="status">
        {syntaxError !== null && texts().notJson(syntaxError)}
      </p>
    </>
  );
}

function TextView({ value }: { readonly value: unknown }): ReactNode {
  const { change } = useForm();
  return (
    <textarea
      className="composer-control"
      rows={12}
      spellCheck={false}
      data-static=""
      aria-label={texts().text}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => change('/body', target.value === '' ? undefined : target.value)}
    />
  );
}

function toText(value: unknown): string {
  return value === undefined ? '' : formatJson(value);
}

/** Returns the value of a text that is empty or JSON. */
function toValue(text: string): unknown {
  return isBlank(text) ? undefined : parseJson(text);
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
