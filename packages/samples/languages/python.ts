import { block, formatLiteral, indentRest, quote, withBlankLine, type LiteralSyntax } from './parts/literals.ts';
import { hasIdempotencyKey, hasRepeatedNames, text as plain } from '../request/templates.ts';
import { timeoutSeconds } from './parts/timeout.ts';
import type {
  MultipartPart,
  Pair,
  SampleBody,
  SampleLanguage,
  SampleRequest,
  SampleSuccess,
  Template,
} from '../types.ts';
import { idempotencyKeyNote, toNotes } from './parts/notes.ts';
import { isInteger, withWritableValues, type Limits } from './parts/writable.ts';

/** Uses `requests`, which Python’s own documentation recommends over its standard library. */
export const python: SampleLanguage = { id: 'python', label: 'Python', language: 'python', generate };

const unit = '    ';

function generate(source: SampleRequest): string {
  const request = withWritableValues(source, limits);
  const { method, url, query, basic, digest, body } = request;
  const call = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/.test(method)
    ? { name: method.toLowerCase(), first: [] }
    : { name: 'request', first: [`"${method}"`] };
  const headers = [...request.headers, ...toTypeHeaders(body)];
  const lines = [
    ...call.first,
    quotePython(url),
    ...(query.length > 0 ? [`params=${toPairs(query)}`] : []),
    ...(headers.length > 0 ? [`headers=${toPairs(headers)}`] : []),
    // `requests` encodes texts in Latin-1.
    ...(basic === undefined
      ? []
      : [`auth=(os.environ["${basic.user}"].encode(), os.environ["${basic.password}"].encode())`]),
    ...(digest === undefined
      ? []
      : [`auth=HTTPDigestAuth(os.environ["${digest.user}"], os.environ["${digest.password}"])`]),
    ...toBodyArguments(body),
    `timeout=${timeoutSeconds}`,
  ];
  const key = hasIdempotencyKey(request) ? `# ${idempotencyKeyNote()}\nidempotency_key = str(uuid.uuid4())\n\n` : '';
  const note = toNotes(request, true)
    .map((text) => `# ${text}\n`)
    .join('');
  const statement = `response = requests.${call.name}${block(['(', ')'], lines, '', unit)}`;
  return `${toImports(request)}\n\n${key}${note}${statement}\n${toChecks(request)}\n`;
}

function toImports(request: SampleRequest): string {
  const { headers, query, basic, digest, body, success } = request;
  const parts = [...headers, ...query].flatMap(({ value }) => value);
  const isFileRead =
    body.kind === 'file' || (body.kind === 'multipart' && body.parts.some(({ kind }) => kind === 'file'));
  const isJsonPart = body.kind === 'multipart' && body.parts.some(({ kind }) => kind === 'json');
  const standard = [
    ...(isJsonPart ? ['import json'] : []),
    ...((basic ?? digest) !== undefined || parts.some(({ kind }) => kind === 'environment') ? ['import os'] : []),
    ...(hasIdempotencyKey(request) ? ['import uuid'] : []),
    ...(isFileRead || success.kind === 'file' ? ['from pathlib import Path'] : []),
  ];
  return [
    ...standard,
    ...(standard.length > 0 ? [''] : []),
    'import requests',
    ...(digest === undefined ? [] : ['from requests.auth import HTTPDigestAuth']),
  ].join('\n');
}

/** Returns the `Content-Type` header, unless `json=` or `files=` sets the same type. */
function toTypeHeaders(body: SampleBody): readonly Pair[] {
  if (!('mediaType' in body)) return [];
  const isImplied = body.kind === 'json' && body.mediaType === 'application/json' && body.value !== null;
  return isImplied ? [] : [{ name: 'Content-Type', value: plain(body.mediaType) }];
}

function toBodyArguments(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'none':
      return [];
    case 'json':
      // `json=None` would send no body.
      return [body.value === null ? 'data="null"' : `json=${formatLiteral(body.value, pythonSyntax, unit)}`];
    case 'form':
      return [`data=${toPairs(body.fields.map(({ name, value }) => ({ name, value: plain(value) })))}`];
    case 'multipart':
      return [`files=${toParts(body.parts)}`];
    case 'text':
      // Without `.encode()`, a string is sent in Latin-1.
      return [`data=${quotePython(body.text)}.encode()`];
    case 'file':
      return [`data=${toFile(body.fileName)}`];
  }
}

function toParts(parts: readonly MultipartPart[]): string {
  const isList = hasRepeatedNames(parts);
  const lines = parts.map((part) => {
    const name = quotePython(part.name);
    return isList ? `(${name}, ${toPythonPart(part)})` : `${name}: ${toPythonPart(part)}`;
  });
  return block(isList ? ['[', ']'] : ['{', '}'], lines, unit, unit);
}

/** Returns a tuple of file name, content and type. */
function toPythonPart(part: MultipartPart): string {
  switch (part.kind) {
    case 'text':
      return `(None, ${[part.text, ...(part.mediaType === undefined ? [] : [part.mediaType])].map(quotePython).join(', ')})`;
    case 'json': {
      const value = indentRest(formatLiteral(part.value, pythonSyntax), unit + unit);
      return `(None, json.dumps(${value}), ${quotePython(part.mediaType)})`;
    }
    case 'file':
      return `(${quotePython(part.fileName)}, ${toFile(part.fileName)}, ${quotePython(part.mediaType)})`;
  }
}

function toFile(name: string): string {
  return `Path(${quotePython(name)}).read_bytes()`;
}

function toPairs(pairs: readonly Pair[]): string {
  const isList = hasRepeatedNames(pairs);
  const lines = pairs.map(({ name, value }) =>
    isList ? `(${quotePython(name)}, ${toExpression(value)})` : `${quotePython(name)}: ${toExpression(value)}`,
  );
  return block(isList ? ['[', ']'] : ['{', '}'], lines, unit, unit);
}

function toChecks({ success }: SampleRequest): string {
  return [
    'if not response.ok:',
    '    message = f"HTTP {response.status_code}: {response.text}"',
    '    raise requests.HTTPError(message, response=response)',
    ...withBlankLine(toResult(success)),
  ].join('\n');
}

function toResult(success: SampleSuccess): readonly string[] {
  switch (success.kind) {
    case 'none':
      return [];
    case 'json':
      return ['print(response.json())'];
    case 'text':
      return ['print(response.text)'];
    case 'file':
      return [`Path(${quotePython(success.fileName)}).write_bytes(response.content)`];
  }
}

function toExpression(template: Template): string {
  const [only, ...others] = template;
  if (others.length === 0 && only?.kind === 'environment') return `os.environ["${only.name}"]`;
  if (others.length === 0 && only?.kind === 'uuid') return 'idempotency_key';
  if (template.every((part) => part.kind === 'text')) return quotePython(template.map((part) => part.text).join(''));
  const parts = template.map((part) => {
    switch (part.kind) {
      case 'text':
        return quote(part.text, '"').slice(1, -1).replace(/[{}]/g, '$&$&');
      case 'environment':
        return `{os.environ['${part.name}']}`;
      case 'uuid':
        return '{idempotency_key}';
    }
  });
  return `f"${parts.join('')}"`;
}

/** Quotes a text with the quotes that need fewer backslashes. */
function quotePython(text: string): string {
  return quote(text, text.includes('"') && !text.includes("'") ? "'" : '"');
}

/** Integers have no limit; fractions are doubles, whose shortest form has `.0` where they are whole and not large. */
const limits: Limits = {
  holds: (number) =>
    typeof number === 'number' ||
    (isInteger(number) && number.text.length <= 1000) ||
    (number.text === `${number.valueOf()}.0` && Math.abs(number.valueOf()) < 1e16),
};

const pythonSyntax: LiteralSyntax = {
  unit,
  list: ['[', ']'],
  map: ['{', '}'],
  separator: ': ',
  words: { null: 'None', true: 'True', false: 'False' },
  text: quotePython,
  key: quotePython,
};
