import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { joinNames } from '@reliure/language';
import type { SampleLanguage } from '@reliure/samples/browser';
import { checkValues, type Checks, type Violation } from '../core/checkValues.ts';
import { toRequest } from '../core/toRequest.ts';
import { withValueAt } from '../core/values.ts';
import { texts } from '../texts.ts';
import type { ComposerFile, Values } from '../types.ts';
import BodyView from './BodyView.tsx';
import ParametersView from './ParametersView.tsx';
import Paste from './Paste.tsx';
import ProblemList from './ProblemList.tsx';
import SampleView from './SampleView.tsx';
import { toAnchorOf } from './anchorOf.ts';
import { createProblemStore, FormContext, type Form } from './form.ts';
import type { Offers } from './offers.ts';
import { useServer } from './useServer.ts';

export interface ComposerProps {
  readonly file: ComposerFile;
  /** Index of the documented call to start from. */
  readonly call: number;
  /** The rules of the contract; `null` if they could not be loaded. */
  readonly checks: Checks | null;
  readonly offers: Offers;
  /** The language of samples that the page shows. */
  readonly language: SampleLanguage;
  readonly close: () => void;
}

/** Renders the form of a call, beside the sample that it changes. */
export default function Composer({
  file,
  call: initialCall,
  checks,
  offers,
  language,
  close,
}: ComposerProps): ReactNode {
  const [call, setCall] = useState(initialCall);
  const [values, setValues] = useState<Values>(() => documented(file, call));
  // Fields are rendered anew when all values are replaced.
  const [version, setVersion] = useState(0);
  const server = useServer(file.frame.server);
  const heading = useRef<HTMLHeadingElement>(null);
  const problems = useMemo(() => createProblemStore(), []);
  const form = useMemo(
    (): Form => ({
      file,
      problems,
      anchorOf: toAnchorOf(file),
      change: (pointer, value) => setValues((current) => withValueAt(current, pointer, value) as Values),
    }),
    [file, problems],
  );
  // A key first changes its field; the sample and the checks follow.
  const shown = useDeferredValue(values);
  const request = useMemo(() => toRequest(file, shown, server.url), [file, shown, server.url]);
  const found = useMemo(
    (): readonly Violation[] => (checks === null ? [] : checkValues(file, shown, checks, texts().missing)),
    [file, shown, checks],
  );
  useEffect(() => problems.set(found), [problems, found]);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => offers.remember(file, documented(file, call), shown), [offers, file, call, shown]);

  const replace = (next: Values): void => {
    setValues(next);
    setVersion((current) => current + 1);
  };
  const start = (index: number): void => {
    setCall(index);
    replace(documented(file, index));
  };
  const [offered] = useState(() => offers.for(file));
  const offeredNames = Object.keys(offered).map((key) => key.slice(key.indexOf('.') + 1));
  return (
    <FormContext value={form}>
      <div className="composer-panel">
        <div className="composer-title">
          <h3 ref={heading} tabIndex={-1}>
            {texts().title}
          </h3>
          <button type="button" className="composer-action" onClick={() => start(call)}>
            {texts().reset}
          </button>
          <button type="button" className="composer-action" onClick={close}>
            {texts().close}
          </button>
        </div>
        <p className="composer-hint">{texts().private}</p>
        <SampleView request={request} server={server} initialLanguage={language} />
        <div className="composer-form">
          {checks === null ? <p className="composer-hint">{texts().unchecked}</p> : <ProblemList problems={found} />}
          {file.calls.length > 1 && (
            <label className="composer-line">
              <span className="composer-soft">{texts().example}</span>
              <select
                className="composer-control"
                data-static=""
                value={call}
                onChange={({ target }) => start(Number(target.value))}
              >
                {file.calls.map(({ title }, index) => (
                  <option key={index} value={index}>
                    {title}
                  </option>
                ))}
              </select>
            </label>
          )}
          {offeredNames.length > 0 && (
            <button
              type="button"
              className="composer-action"
              onClick={() => replace({ ...values, parameters: { ...values.parameters, ...offered } })}
            >
              {texts().offered(joinNames(offeredNames))}
            </button>
          )}
          <Paste file={file} values={values} replace={replace} />
          <ParametersView key={`parameters-${version}`} parameters={file.parameters} values={values.parameters} />
          {file.body !== undefined && <BodyView key={`body-${version}`} body={file.body} value={values.body} />}
        </div>
      </div>
    </FormContext>
  );
}

function documented({ calls }: ComposerFile, index: number): Values {
  return calls[index]?.values ?? { parameters: {} };
}
