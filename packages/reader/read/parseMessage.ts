import { parseJson } from '@reliure/openapi';

/** A response as a visitor pastes it. */
export interface Message {
  /** Missing if only a body was pasted. */
  readonly status?: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The body’s text; empty if there is none. */
  readonly text: string;
  /** The body’s JSON value; missing if the text is not JSON. */
  readonly body?: unknown;
}

const statusLine = /^HTTP\/[\d.]+ (\d{3})\b.*$/;

/**
 * Reads a pasted response: a body, or all that `curl -i` or `curl -v` prints. Of several responses, as a proxy or a
 * redirection adds them, the last one counts.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-4
 */
export function parseMessage(pasted: string): Message {
  const lines = pasted
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    // `curl -v` marks what it receives, sends and says.
    .filter((line) => !/^[>*](?: |$)|^[{}] \[\d+ bytes data\]$/.test(line))
    .map((line) => line.replace(/^< ?/, ''));
  const start = lines.findLastIndex((line) => statusLine.test(line));
  if (start === -1) return { headers: [], ...toBody(lines.join('\n')) };
  const end = lines.findIndex((line, index) => index > start && line.trim() === '');
  const head = lines.slice(start + 1, end === -1 ? lines.length : end);
  const status = statusLine.exec(lines[start] ?? '')?.[1];
  return {
    ...(status !== undefined && { status }),
    headers: head.flatMap((line) => {
      const [, name, value] = /^([^\s:]+):\s*(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value] as const];
    }),
    ...toBody(end === -1 ? '' : lines.slice(end + 1).join('\n')),
  };
}

function toBody(written: string): Pick<Message, 'text' | 'body'> {
  const text = written.trim();
  const body = text === '' ? undefined : parseJson(text);
  return { text, ...(body !== undefined && { body }) };
}
