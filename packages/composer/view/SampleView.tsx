import { useMemo, useState, type ReactNode } from 'react';
import { sampleLanguages } from '@reliure/samples/browser';
import type { SampleRequest } from '@reliure/samples/browser';
import { bodySize, toAddress } from '../core/describeRequest.ts';
import { toHar } from '../core/toHar.ts';
import { toHttpText } from '../core/toHttpText.ts';
import { texts } from '../texts.ts';
import type { ChosenServer } from './useServer.ts';
import styles from './composer.module.css';

interface Props {
  readonly request: SampleRequest;
  readonly server: ChosenServer;
}

/** Keyboards can scroll a region that has the focus. */
const scrollable = { role: 'region', tabIndex: 0 } as const;

/** Renders the sample with the values, in the language of the visitor, and takes it along. */
export default function SampleView({ request, server }: Props): ReactNode {
  const [id, setId] = useState(readLanguage);
  const language = sampleLanguages.find((one) => one.id === id) ?? sampleLanguages[0];
  const own = language?.id === 'curl' ? withToken(request, server) : request;
  const text = useMemo(() => language?.generate(own) ?? '', [language, own]);
  const size = bodySize(request.body);
  return (
    <div className={styles.sample} data-code="">
      <div className={styles.bar}>
        <select
          aria-label={texts().language}
          data-static=""
          data-sample-language=""
          defaultValue={language?.id}
          onChange={({ target }) => setId(target.value)}
        >
          {sampleLanguages.map((one) => (
            <option key={one.id} value={one.id}>
              {one.label}
            </option>
          ))}
        </select>
        <span className={styles.soft}>{size === null ? texts().sizeUnknown : toSizeText(size)}</span>
      </div>
      {/* No element <code>, whose text the page script would address to the chosen server. */}
      <pre className={styles.code} aria-label={language?.label} {...scrollable}>
        {text}
      </pre>
      <p className={styles.address}>
        <span className={styles.soft}>{texts().address}</span> <span className={styles.mono}>{toAddress(request)}</span>
      </p>
      <div className={styles.tools}>
        <button type="button" className={styles.action} data-static="" data-copy="">
          {texts().copy}
        </button>
        <button
          type="button"
          className={styles.action}
          onClick={() => save('http', 'text/plain', toHttpText(request, titleOfPage(), pageAddress()))}
        >
          {texts().downloadHttp}
        </button>
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            const har = toHar(request, new Date().toISOString(), () => crypto.randomUUID());
            save('har', 'application/json', JSON.stringify(har, null, 2));
          }}
        >
          {texts().downloadHar}
        </button>
      </div>
    </div>
  );
}

function toSizeText(size: number): string {
  return size === 0 ? texts().noBodySent : texts().size(size.toLocaleString(document.documentElement.lang));
}

/** Returns the language of samples that the page shows. */
function readLanguage(): string {
  const choice = document.querySelector<HTMLSelectElement | HTMLInputElement>(
    'select[data-sample-language], input[data-sample-language]:checked',
  );
  return choice?.value ?? '';
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

function titleOfPage(): string {
  return document.querySelector('h1')?.textContent ?? document.title;
}

function pageAddress(): string {
  return location.origin + location.pathname;
}

/** Saves a text as a file, named after the page. */
function save(extension: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = `${location.pathname.split('/').findLast((part) => part !== '') ?? 'call'}.${extension}`;
  link.click();
  URL.revokeObjectURL(link.href);
}
