import { writeJson } from '@reliure/openapi';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReceivedRequest } from '@reliure/mock/node';
import { plainText } from '../request/templates.ts';
import type { MultipartPart, SampleBody, SampleRequest, TemplatePart, Template } from '../types.ts';
import { parseMultipart, type ParsedPart } from './multipart.ts';

/** The context in which a sample runs. */
export interface RunContext {
  readonly language: string;
  readonly environment: Readonly<Record<string, string>>;
  /** The folder with the files that it sends. */
  readonly files: string;
}

/** A request without the details that may differ between clients. */
export interface ComparableRequest {
  readonly method: string;
  /** Decoded. */
  readonly path: readonly string[];
  /** Decoded. */
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
}

const anyUuid = '<uuid>';

/** Headers that are compared even if the sample should not send them. */
const alwaysComparedHeaders = ['authorization', 'cookie', 'idempotency-key', 'if-match'];

/**
 * Languages whose forms convert line breaks in texts to CRLF, as RFC 7578 requires.
 *
 * @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data
 */
const normalizingLanguages: ReadonlySet<string> = new Set(['javascript', 'typescript']);

/** Returns the request that a sample should send. */
export function toExpected(request: SampleRequest, context: RunContext): ComparableRequest {
  const { environment, language } = context;
  const { method, url, query, headers, basic, body } = request;
  const fill = (value: Template) => plainText(value.map((part) => toTextPart(part, environment))) ?? '';
  const credentials = basic && `${environment[basic.user] ?? ''}:${environment[basic.password] ?? ''}`;
  return {
    method,
    path: toPathSegments(new URL(url).pathname).map((part) => withoutDirectionCharacters(part, language)),
    query: byName([
      ...toQueryPairs(new URL(url).search).map(
        ([name, value]) => [name, withoutDirectionCharacters(value, language)] as const,
      ),
      ...query.map(({ name, value }) => [name, withoutDirectionCharacters(fill(value), language)] as const),
    ]),
    headers: {
      ...(credentials !== undefined && { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }),
      ...Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), fill(value)])),
    },
    body: toExpectedBody(body, context),
  };
}

/**
 * Removes direction characters for C#, because .NET’s URIs cannot contain them.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3987#section-4.1
 */
function withoutDirectionCharacters(text: string, language: string): string {
  return language === 'csharp' ? text.replace(/[\u200e\u200f\u202a-\u202e]/g, '') : text;
}

function toTextPart(part: TemplatePart, environment: RunContext['environment']): TemplatePart {
  switch (part.kind) {
    case 'text':
      return part;
    case 'environment':
      return { kind: 'text', text: environment[part.name] ?? '' };
    case 'uuid':
      return { kind: 'text', text: anyUuid };
  }
}

function toExpectedBody(body: SampleBody, context: RunContext): unknown {
  switch (body.kind) {
    case 'none':
      return '';
    case 'json':
      return { type: toType(body.mediaType), value: toParsed(body.value) };
    case 'form':
      return {
        type: 'application/x-www-form-urlencoded',
        fields: byName(body.fields.map(({ name, value }) => [name, value] as const)),
      };
    case 'multipart':
      return { type: 'multipart/form-data', parts: body.parts.map((part) => toExpectedPart(part, context)) };
    case 'text':
      return { type: toType(body.mediaType), text: body.text };
    case 'file':
      return { type: toType(body.mediaType), text: readBytes(context, body.fileName) };
  }
}

function toExpectedPart(part: MultipartPart, context: RunContext): unknown {
  const isNormalized = normalizingLanguages.has(context.language);
  switch (part.kind) {
    case 'json':
      return { name: part.name, type: toType(part.mediaType), value: toParsed(part.value) };
    case 'text':
      if (part.mediaType !== undefined) return { name: part.name, text: part.text, type: toType(part.mediaType) };
      return { name: part.name, text: isNormalized ? part.text.replace(/\r\n?|\n/g, '\r\n') : part.text };
    case 'file':
      return {
        name: part.name,
        type: toType(part.mediaType),
        fileName: part.fileName,
        text: readBytes(context, part.fileName),
      };
  }
}

function readBytes({ files }: RunContext, name: string): string {
  return readFileSync(join(files, name), 'latin1');
}

/** Returns the request that was received, in the form of the expected one. */
export function toActual(received: ReceivedRequest, { headers, body }: SampleRequest): ComparableRequest {
  const url = new URL(received.url, 'http://localhost');
  const names = [...alwaysComparedHeaders, ...headers.map(({ name }) => name.toLowerCase())];
  return {
    method: received.method,
    path: toPathSegments(url.pathname),
    query: byName(toQueryPairs(url.search)),
    headers: Object.fromEntries(names.map((name) => [name, withoutUuid(received.headers[name])])),
    body: toActualBody(received, body),
  };
}

/** Returns the pairs of a query, decoded. Those with commas that are encoded and others that are not stay encoded. */
function toQueryPairs(search: string): readonly (readonly [name: string, value: string])[] {
  return search
    .slice(1)
    .split('&')
    .flatMap((pair) => {
      const [decoded] = new URLSearchParams(pair);
      const isDelimited = pair.includes(',') && /%2C/i.test(pair);
      return decoded === undefined ? [] : [isDelimited ? ([decoded[0], pair] as const) : decoded];
    });
}

function withoutUuid(value: string | readonly string[] | undefined): string | undefined {
  const text = value?.toString();
  return text?.replace(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i, anyUuid);
}

function toActualBody({ headers, body }: ReceivedRequest, expected: SampleBody): unknown {
  const type = toType(headers['content-type']);
  switch (expected.kind) {
    case 'none':
      return body.toString();
    case 'json':
      return { type, value: JSON.parse(body.toString()) as unknown };
    case 'form':
      return { type, fields: byName([...new URLSearchParams(body.toString())]) };
    case 'multipart':
      return {
        type,
        parts: parseMultipart(body, headers['content-type'] ?? '').map((part, index) =>
          toActualPart(part, expected.parts[index]),
        ),
      };
    case 'text':
      return { type, text: body.toString() };
    case 'file':
      return { type, text: body.toString('latin1') };
  }
}

/**
 * Returns a part without the details that may differ: the default type of a text, and the file name of what is not a
 * file.
 */
function toActualPart({ name, fileName, type, content }: ParsedPart, expected: MultipartPart | undefined): unknown {
  switch (expected?.kind) {
    case 'json':
      return { name, type: toType(type), value: JSON.parse(content.toString()) as unknown };
    case 'file':
      return { name, type: toType(type), fileName, text: content.toString('latin1') };
    default:
      return { name, text: content.toString(), ...(expected?.mediaType !== undefined && { type: toType(type) }) };
  }
}

/** Sorts pairs by name, because some clients do. Values with the same name keep their order. */
function byName(pairs: readonly (readonly [string, string])[]): readonly (readonly [string, string])[] {
  return [...pairs].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
}

function toPathSegments(pathname: string): readonly string[] {
  return pathname.split('/').map(decodeURIComponent);
}

/** Removes the charset, which not all clients send. It is always UTF-8. */
function toType(mediaType: string | undefined): string | undefined {
  return mediaType
    ?.replace(/;\s*charset=utf-8/i, '')
    .replace(/^(multipart\/form-data).*/, '$1')
    .trim();
}

/** Returns a value as a receiver of its JSON has it, with the numbers of JavaScript. */
export function toParsed(value: unknown): unknown {
  return JSON.parse(writeJson(value));
}
