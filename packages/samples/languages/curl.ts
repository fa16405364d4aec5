import { toJsonText } from './parts/literals.ts';
import { encodeQuery } from '../request/encodeQuery.ts';
import { encode } from '../request/serialize.ts';
import { hasIdempotencyKey, mapTexts, plainText, querySeparator, toHeaderTemplate } from '../request/templates.ts';
import { timeoutSeconds } from './parts/timeout.ts';
import type {
  BasicCredentials,
  MultipartPart,
  Pair,
  SampleBody,
  SampleLanguage,
  SampleRequest,
  Template,
} from '../types.ts';
import { callVariables } from '../callVariables.ts';
import { idempotencyKeyNote, toNotes } from './parts/notes.ts';
import { quoteShell, toShellWord } from './parts/shell.ts';

/** A command line for bash and zsh. */
export const curl: SampleLanguage = { id: 'curl', label: 'cURL', language: 'bash', generate };

function generate(request: SampleRequest): string {
  const { method, url, query, headers, basic, digest, body, success } = request;
  const isGet = method === 'GET';
  const options = [
    // With `--output`, `--fail-with-body` would write the content of an error to the file.
    `${toMethodOption(request)}${success.kind === 'file' ? '--fail' : '--fail-with-body'} --max-time ${timeoutSeconds}`,
    ...(isGet ? query.map(toQueryOption) : []),
    ...(basic === undefined ? [] : [toUser(basic)]),
    ...(digest === undefined ? [] : [`--digest ${toUser(digest)}`]),
    ...headers.map(({ name, value }) => `--header ${toShellWord(toHeaderTemplate(name, value))}`),
    ...toBodyOptions(body, method),
    ...(success.kind === 'file' ? [`--output ${quoteShell(success.fileName)}`] : []),
  ];
  const target = isGet ? quoteShell(url) : toUrlWord(url, query);
  const key = hasIdempotencyKey(request)
    ? `# ${idempotencyKeyNote()}\n${callVariables.idempotencyKey}=$(uuidgen)\n\n`
    : '';
  const note = toNotes(request, true)
    .map((text) => `# ${text}\n`)
    .join('');
  return `${key}${note}${[`curl ${target}`, ...options].join(' \\\n  ')}\n`;
}

function toUser({ user, password }: BasicCredentials): string {
  return `--user "$${user}:$${password}"`;
}

function toMethodOption({ method, query }: SampleRequest): string {
  if (method === 'GET') return query.length > 0 ? '--get ' : '';
  return method === 'HEAD' ? '--head ' : `--request ${method} `;
}

/**
 * Returns a query parameter as an option. curl encodes only the value, so the name is encoded here. A value with a null
 * character is encoded too, because a command-line argument cannot contain one.
 */
function toQueryOption({ name, value }: Pair): string {
  const text = plainText(value);
  if (text?.includes('\0') === true) return `--data ${quoteShell(`${encode(name)}=${encode(text)}`)}`;
  return `--data-urlencode ${toShellWord([{ kind: 'text', text: `${encode(name)}=` }, ...value])}`;
}

function toUrlWord(url: string, query: readonly Pair[]): string {
  const parts = query.flatMap(({ name, value }, index): Template => [
    { kind: 'text', text: `${index === 0 ? querySeparator(url) : '&'}${encode(name)}=` },
    ...mapTexts(value, encodeQuery),
  ]);
  return toShellWord([{ kind: 'text', text: url }, ...parts]);
}

/**
 * Returns the options for the body. If a method that usually has a body is called without one, the length 0 is sent,
 * because some servers require a length.
 */
function toBodyOptions(body: SampleBody, method: string): readonly string[] {
  switch (body.kind) {
    case 'none':
      return ['POST', 'PUT', 'PATCH'].includes(method) ? ["--header 'Content-Length: 0'"] : [];
    case 'json':
      return [toContentType(body.mediaType), `--data-raw ${quoteShell(toJsonText(body.value))}`];
    case 'form':
      return body.fields.map(({ name, value }) => toQueryOption({ name, value: [{ kind: 'text', text: value }] }));
    case 'multipart':
      return body.parts.map(toPartOption);
    case 'text':
      return [
        toContentType(body.mediaType),
        /[\0\r]/.test(body.text) ? `--data-binary @<(${toPrintf(body.text)})` : `--data-raw ${quoteShell(body.text)}`,
      ];
    case 'file':
      return [toContentType(body.mediaType), `--data-binary ${quoteShell(`@${body.fileName}`)}`];
  }
}

function toContentType(mediaType: string): string {
  return `--header ${quoteShell(`Content-Type: ${mediaType}`)}`;
}

function toPartOption(part: MultipartPart): string {
  switch (part.kind) {
    case 'file':
      return `--form ${quoteShell(`${part.name}=@${part.fileName};type=${part.mediaType}`)}`;
    case 'json':
      return `--form ${quoteShell(`${part.name}=${toFormContent(toJsonText(part.value))};type=${part.mediaType}`)}`;
    case 'text':
      return toTextPart(part);
  }
}

function toTextPart({ name, text, mediaType }: Extract<MultipartPart, { kind: 'text' }>): string {
  const type = mediaType === undefined ? '' : `;type=${mediaType}`;
  if (text.includes('\0')) return `--form ${quoteShell(`${name}=<`)}<(${toPrintf(text)})${quoteShell(type)}`;
  return type === ''
    ? `--form-string ${quoteShell(`${name}=${text}`)}`
    : `--form ${quoteShell(`${name}=${toFormContent(text)}${type}`)}`;
}

/**
 * Quotes the content of a part if necessary: an unquoted semicolon would end it, and an unquoted first character may
 * have a special meaning.
 */
function toFormContent(text: string): string {
  return /^[^"@<(\s]/.test(text) && !text.includes(';') && !/\s$/.test(text)
    ? text
    : `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/** Returns a `printf` command for a text that cannot be an argument, or whose carriage returns copying would lose. */
function toPrintf(text: string): string {
  const escaped = text.replace(/\\/g, '\\\\').replace(/%/g, '%%').replace(/\0/g, '\\000').replace(/\r/g, '\\r');
  return `printf -- ${quoteShell(escaped)}`;
}
