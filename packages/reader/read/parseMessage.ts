import { findJsonError, parseJson } from '@reliure/openapi';
import type { TextPosition } from '@reliure/openapi';

/** A response as a visitor pastes it. */
export interface Message {
  /** Missing if only a body was pasted. */
  readonly status?: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The body’s text; empty if there is none. */
  readonly text: string;
  /** The body’s JSON value; missing if the text is not JSON. */
  readonly body?: unknown;
  /** Where the pasted text stops being JSON, if its body is not JSON. */
  readonly syntaxError?: TextPosition;
}

/** A line of a pasted text. */
interface Line {
  readonly text: string;
  /** From 1, as it was pasted. */
  readonly number: number;
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
    .map((text, index): Line => ({ text, number: index + 1 }))
    // `curl -v` marks what it receives, sends and says.
    .filter(({ text }) => !/^[>*](?: |$)|^[{}] \[\d+ bytes data\]$/.test(text))
    .map((line) => ({ ...line, text: line.text.replace(/^< ?/, '') }));
  const start = lines.findLastIndex(({ text }) => statusLine.test(text));
  if (start === -1) return { headers: [], ...toBody(lines) };
  const end = lines.findIndex(({ text }, index) => index > start && text.trim() === '');
  const head = lines.slice(start + 1, end === -1 ? lines.length : end);
  const status = statusLine.exec(lines[start]?.text ?? '')?.[1];
  return {
    ...(status !== undefined && { status }),
    headers: head.flatMap(({ text }) => {
      const [, name, value] = /^([^\s:]+):\s*(.*)$/.exec(text) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value] as const];
    }),
    ...toBody(end === -1 ? [] : lines.slice(end + 1)),
  };
}

function toBody(lines: readonly Line[]): Pick<Message, 'text' | 'body' | 'syntaxError'> {
  const written = lines.map(({ text }) => text).join('\n');
  const text = written.trim();
  if (text === '') return { text };
  const syntaxError = findJsonError(written);
  if (syntaxError === null) return { text, body: parseJson(text) };
  return { text, syntaxError: { ...syntaxError, line: lines[syntaxError.line - 1]?.number ?? syntaxError.line } };
}
