import { pointerTokens } from '@reliure/openapi';
import { toQuotable } from './request/multipart/toQuotable.ts';
import { texts } from './texts.ts';

/**
 * Calls in a file that HTTP clients of editors can send: those of JetBrains, and httpYac in Visual Studio Code. Values
 * are ready to be sent; variables are written `{{NAME}}`.
 */
export interface HttpFile {
  /** Plain text, like all `notes`. */
  readonly title: string;
  readonly notes: readonly string[];
  readonly variables: readonly NamedText[];
  readonly calls: readonly HttpCall[];
}

/** A call of such a file. */
export interface HttpCall {
  readonly name: string;
  readonly notes: readonly string[];
  readonly method: string;
  /** With its query. */
  readonly url: string;
  readonly headers: readonly NamedText[];
  readonly body?: string;
  /** Variables that are set from the response, for later calls. */
  readonly outputs: readonly HttpOutput[];
}

/** A variable that is set from a response. */
export interface HttpOutput {
  readonly variable: string;
  /** Name of a header, or JSON pointer into the body. */
  readonly from: { readonly location: 'header' | 'body'; readonly name: string };
  /** Whether the value is encoded, for a query. */
  readonly isEncoded?: true;
}

interface NamedText {
  readonly name: string;
  readonly value: string;
}

/** A part of a multipart body. A part without text is a file, which the caller has to choose if it has no name. */
export interface HttpPart {
  readonly name: string;
  readonly fileName?: string;
  readonly mediaType?: string;
  readonly text?: string;
}

/** The methods that these clients know. @see https://httpyac.github.io/guide/request.html */
const knownMethods: ReadonlySet<string> = new Set([
  ...['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'CONNECT', 'TRACE', 'PROPFIND', 'PROPPATCH'],
  ...['MKCOL', 'COPY', 'MOVE', 'LOCK', 'UNLOCK', 'CHECKOUT', 'CHECKIN', 'REPORT', 'MERGE', 'MKACTIVITY', 'ACL'],
  ...['MKWORKSPACE', 'VERSION-CONTROL', 'BASELINE-CONTROL', 'MKCALENDAR', 'SEARCH'],
]);

/** Whether these clients can send calls with a method. */
export function isKnownMethod(method: string): boolean {
  return knownMethods.has(method);
}

/** Generates a UUID for each call, in these clients. */
export const randomUuid = '{{$random.uuid}}';

/**
 * Writes a file of calls.
 *
 * @see https://www.jetbrains.com/help/idea/exploring-http-syntax.html
 * @see https://httpyac.github.io/guide/request.html
 */
export function toHttpFile({ title, notes, variables, calls }: HttpFile): string {
  const head = [toComment(title), ...notes.map((note) => toComment(note))].join('\n#\n');
  const assignments = variables.map(({ name, value }) => `@${name} = ${value}`).join('\n');
  return `${[head, assignments, ...calls.map((call) => toCallText(call))].filter((part) => part !== '').join('\n\n')}\n`;
}

/** Writes a call. One that the clients cannot send is a comment. */
function toCallText({ name, notes, method, url, headers, body, outputs }: HttpCall): string {
  const isKnown = isKnownMethod(method);
  const about = [...notes.filter((note) => note !== ''), ...(isKnown ? [] : [texts().unknownMethod(method)])];
  const head = [`### ${toLine(name)}`, ...about.map((note) => toComment(note))];
  const request = [`${method} ${url}`, ...headers.map((header) => `${header.name}: ${header.value}`)].join('\n');
  const call = [request, body ?? '', toHandler(outputs)].filter((part) => part !== '').join('\n\n');
  return [...head, isKnown ? call : toComment(call)].join('\n');
}

/** Writes a comment. One that begins with `@` would be an instruction to the client. */
function toComment(text: string): string {
  return text
    .split('\n')
    .map((line) => `# ${line.trim().replace(/^@/, '\\@')}`.trimEnd())
    .join('\n');
}

function toLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Writes the script that runs after a response. */
function toHandler(outputs: readonly HttpOutput[]): string {
  if (outputs.length === 0) return '';
  const lines = outputs.map(({ variable, from: { location, name }, isEncoded }) => {
    const value = location === 'header' ? `response.headers.valueOf('${name}')` : toAccess(name);
    return `  client.global.set('${variable}', ${isEncoded === true ? `encodeURIComponent(${value})` : value});`;
  });
  return ['> {%', ...lines, '%}'].join('\n');
}

/** @example toAccess('/data/0/id') // 'response.body.data[0].id' */
function toAccess(pointer: string): string {
  return `response.body${pointerTokens(pointer)
    .map((token) => toMember(token))
    .join('')}`;
}

function toMember(token: string): string {
  if (/^\d+$/.test(token)) return `[${token}]`;
  return /^[A-Za-z_$][\w$]*$/.test(token) ? `.${token}` : `[${JSON.stringify(token)}]`;
}

/** Writes a multipart body and its header. @param chosenFile Name of a file that the caller replaces. */
export function toMultipart(
  parts: readonly HttpPart[],
  chosenFile: string,
): { readonly header: NamedText; readonly body: string } {
  const boundary = 'boundary-of-parts';
  const body = parts.map(({ name, mediaType, text, fileName = chosenFile }) => {
    const file = text === undefined ? `; filename="${toQuotable(fileName)}"` : '';
    return [
      `--${boundary}`,
      `Content-Disposition: form-data; name="${toQuotable(name)}"${file}`,
      ...(mediaType === undefined ? [] : [`Content-Type: ${mediaType}`]),
      '',
      text ?? `< ./${fileName}`,
    ].join('\n');
  });
  return {
    header: { name: 'Content-Type', value: `multipart/form-data; boundary=${boundary}` },
    body: [...body, `--${boundary}--`].join('\n'),
  };
}
