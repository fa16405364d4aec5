import { memo, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { loadLanguage } from '@reliure/samples/browser';
import type { SampleLanguage, SampleRequest } from '@reliure/samples/browser';
import { bodySize, toAddress } from '../core/describeRequest.ts';
import { texts } from '../texts.ts';
import { colourCode } from './colourCode.ts';
import { useForm } from './form.ts';
import type { ChosenServer } from './useServer.ts';

interface Props {
  readonly request: SampleRequest;
  readonly server: ChosenServer;
  /** The language that the page shows. */
  readonly initialLanguage: SampleLanguage;
}

/** Keyboards can scroll a region that has the focus. */
const scrollable = { role: 'region', tabIndex: 0 } as const;

/** Renders the sample with the values, in the language of the visitor, and takes it along. */
export default memo(function SampleView({ request, server, initialLanguage }: Props): ReactNode {
  const { languages } = useForm().file;
  const [language, setLanguage] = useState(initialLanguage);
  const [message, setMessage] = useState('');
  const own = language.id === 'curl' ? withToken(request, server) : request;
  const text = useMemo(() => language.generate(own), [language, own]);
  const size = bodySize(request.body);
  const code = useRef<HTMLPreElement>(null);
  useEffect(() => colourCode(code.current), [text]);
  return (
    <>
      <div className="composer-sample" data-code="">
        <div className="composer-bar">
          <select
            aria-label={texts().language}
            data-static=""
            data-sample-language=""
            defaultValue={language.id}
            onChange={({ target }) =>
              void loadLanguage(target.value).then(setLanguage, () => setMessage(texts().failed))
            }
          >
            {languages.map((one) => (
              <option key={one.id} value={one.id}>
                {one.label}
              </option>
            ))}
          </select>
          <span className="composer-soft">{size === null ? texts().sizeUnknown : toSizeText(size)}</span>
          <button type="button" className="composer-action" data-static="" data-copy="">
            {texts().copy}
          </button>
        </div>
        {/* No element <code>, whose text the page script would address to the chosen server. */}
        <pre ref={code} className="composer-code" aria-label={language.label} {...scrollable}>
          {text}
        </pre>
      </div>
      <div className="composer-taken">
        <p className="composer-address">
          <span className="composer-soft">{texts().address}</span>{' '}
          <span className="composer-mono">{toAddress(request)}</span>
        </p>
        <div className="composer-tools">
          {(['http', 'har'] as const).map((format) => (
            <button
              key={format}
              type="button"
              className="composer-action"
              onClick={() => void save(format, request).catch(() => setMessage(texts().failed))}
            >
              {texts().download[format]}
            </button>
          ))}
        </div>
        <p role="status" className="composer-status">
          {message}
        </p>
      </div>
    </>
  );
});

function toSizeText(size: number): string {
  return size === 0 ? texts().noBodySent : texts().size(size.toLocaleString(document.documentElement.lang));
}

/** Writes the token of the local server, which accepts every one, as other calls with curl on the page do. */
function withToken(request: SampleRequest, { token }: ChosenServer): SampleRequest {
  if (token === undefined) return request;
  const headers = request.headers.map(({ name, value }) => ({
    name,
    value: value.map((part) =>
      part.kind === 'environment' && part.name === token.variable
        ? ({ kind: 'text', text: token.value } as const)
        : part,
    ),
  }));
  return { ...request, headers };
}

/** Saves the request as a file, named after the page. */
async function save(format: 'http' | 'har', request: SampleRequest): Promise<void> {
  const { toHar, toHttpText } = await import('../extra/index.ts');
  const title = document.querySelector('h1')?.textContent ?? document.title;
  const text =
    format === 'http'
      ? toHttpText(request, title, location.origin + location.pathname)
      : JSON.stringify(
          toHar(request, new Date().toISOString(), () => crypto.randomUUID()),
          null,
          2,
        );
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = `${location.pathname.split('/').findLast((part) => part !== '') ?? 'call'}.${format}`;
  link.click();
  URL.revokeObjectURL(link.href);
}
