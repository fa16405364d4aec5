import { block, formatLiteral, indentRest, quote, type LiteralSyntax } from './parts/literals.ts';
import { hasIdempotencyKey, hasRepeatedNames, text as plain } from '../request/templates.ts';
import { toResponseLines } from './parts/dartResponse.ts';
import { quoteDart, toInsertion } from './parts/dartText.ts';
import { functionName, readVariables, toParameterName } from './parts/parameters.ts';
import { timeoutSeconds } from './parts/timeout.ts';
import type { FormField, MultipartPart, Pair, SampleBody, SampleLanguage, SampleRequest, Template } from '../types.ts';
import { idempotencyKeyNote, toNotes } from './parts/notes.ts';
import { has64Bits, isInteger, withWritableValues, type Limits } from './parts/writable.ts';

/** Uses the package `http` of the Dart team, and `uuid` for idempotency keys. Requires Dart 3. */
export const dart: SampleLanguage = { id: 'dart', label: 'Dart', language: 'dart', generate };

const unit = '  ';

function generate(source: SampleRequest): string {
  const request = withWritableValues(source, limits);
  const statements = [
    ...(hasIdempotencyKey(request)
      ? [`// ${idempotencyKeyNote()}`, 'final idempotencyKey = const Uuid().v4();', '']
      : []),
    ...toCredentials(request),
    `final url = ${toDartUrl(request)};`,
    ...toNotes(request).map((note) => `// ${note}`),
    ...toCall(request),
    ...toResponseLines(request),
  ];
  const code = indentRest(statements.join('\n'), unit);
  const parameters = readVariables(request).map((name) => `String ${toParameterName(name)}`);
  return `${toImports(request)}\n\nFuture<void> ${functionName(request)}(${parameters.join(', ')}) async {\n${unit}${code}\n}\n`;
}

function toImports(request: SampleRequest): string {
  const { body, success } = request;
  const parts = body.kind === 'multipart' ? body.parts : [];
  const usesFile = body.kind === 'file' || success.kind === 'file';
  return [
    "import 'dart:convert';",
    ...(usesFile ? ["import 'dart:io';"] : []),
    '',
    "import 'package:http/http.dart' as http;",
    ...(parts.some(({ mediaType }) => mediaType !== undefined)
      ? ["import 'package:http_parser/http_parser.dart';"]
      : []),
    ...(hasIdempotencyKey(request) ? ["import 'package:uuid/uuid.dart';"] : []),
  ].join('\n');
}

function toCredentials({ basic }: SampleRequest): readonly string[] {
  if (basic === undefined) return [];
  return [`final credentials = '$${toParameterName(basic.user)}:$${toParameterName(basic.password)}';`];
}

function toDartUrl({ url, query }: SampleRequest): string {
  const parsed = `Uri.parse(${quoteDart(url)})`;
  if (query.length === 0) return parsed;
  const parameters = toParameters(query, unit);
  // `replace` would remove the query that the URL has.
  return url.includes('?')
    ? `Uri.parse(${quoteDart(`${url}&`)} + Uri(queryParameters: ${parameters}).query)`
    : `${parsed}.replace${block(['(', ')'], [`queryParameters: ${parameters}`], '', unit)}`;
}

/** Returns a map in which the values of a repeated name are a list. */
function toParameters(pairs: readonly Pair[], indent: string): string {
  const values = new Map<string, string[]>();
  for (const { name, value } of pairs) values.set(name, [...(values.get(name) ?? []), toExpression(value)]);
  const lines = [...values].map(([name, list]) => {
    const [only = "''", ...others] = list;
    return `${quoteDart(name)}: ${others.length === 0 ? only : block(['[', ']'], list, indent + unit, unit)}`;
  });
  return block(['{', '}'], lines, indent, unit);
}

/** Returns the lines that assign the response to a variable. */
function toCall(request: SampleRequest): readonly string[] {
  const { method, body } = request;
  const timeout = `.timeout(const Duration(seconds: ${timeoutSeconds}))`;
  if (body.kind === 'multipart' || !/^(?:GET|HEAD|POST|PUT|PATCH|DELETE)$/.test(method)) {
    return [
      ...toRequest(request),
      `final sent = await request.send()${timeout};`,
      'final response = await http.Response.fromStream(sent);',
    ];
  }
  const call = `.${method.toLowerCase()}`;
  const parameters = toNamedArguments(request);
  if (parameters.length === 0) return [`final response = await http${call}(url)${timeout};`];
  const lines = ['url', ...parameters].map((line) => indentRest(line, unit.repeat(3)));
  return [
    'final response = await http',
    `    ${call}${block(['(', ')'], lines, unit.repeat(2), unit)}`,
    `    ${timeout};`,
  ];
}

function toNamedArguments(request: SampleRequest): readonly string[] {
  const headers = toHeaderLines(request);
  const content = toContent(request.body);
  return [
    ...(headers.length === 0 ? [] : [`headers: ${block(['{', '}'], headers, '', unit)}`]),
    ...(content === null ? [] : [`body: ${content}`]),
  ];
}

/** Returns the lines that build a request for which the package has no function. */
function toRequest(request: SampleRequest): readonly string[] {
  const { method, body } = request;
  const headers = toHeaderLines(request);
  const content = toContent(body);
  const lines = [
    ...(headers.length === 0 ? [] : [`headers.addAll(${block(['{', '}'], headers, '', unit)})`]),
    ...(body.kind === 'multipart' ? toPartLines(body.parts) : []),
    ...(content === null ? [] : [`body = ${content}`]),
  ].map((line) => `    ..${indentRest(line, unit.repeat(2))}`);
  const type = body.kind === 'multipart' ? 'MultipartRequest' : 'Request';
  return `${[`final request = http.${type}('${method}', url)`, ...lines].join('\n')};`.split('\n');
}

function toHeaderLines({ headers, basic, body }: SampleRequest): readonly string[] {
  const contentType = toContentType(body);
  return [
    ...(basic === undefined ? [] : ["'Authorization': 'Basic ${base64Encode(utf8.encode(credentials))}'"]),
    ...headers.map(({ name, value }) => `${quoteDart(name)}: ${toExpression(value)}`),
    ...(contentType === null ? [] : [`'Content-Type': ${quoteDart(contentType)}`]),
  ];
}

/** Returns the type of the body, unless the package sets it. */
function toContentType(body: SampleBody): string | null {
  switch (body.kind) {
    case 'none':
    case 'multipart':
      return null;
    case 'form':
      return hasRepeatedNames(body.fields) ? 'application/x-www-form-urlencoded' : null;
    default:
      return body.mediaType;
  }
}

function toContent(body: SampleBody): string | null {
  switch (body.kind) {
    case 'none':
    case 'multipart':
      return null;
    case 'json':
      return `jsonEncode(${formatLiteral(body.value, dartSyntax)})`;
    case 'form': {
      const parameters = toParameters(body.fields.map(toTextPair), '');
      // As a map, a form cannot repeat a name.
      return hasRepeatedNames(body.fields) ? `Uri(queryParameters: ${parameters}).query` : parameters;
    }
    case 'text':
      return quoteDart(body.text);
    case 'file':
      return `await File(${quoteDart(body.fileName)}).readAsBytes()`;
  }
}

function toTextPair({ name, value }: FormField): Pair {
  return { name, value: plain(value) };
}

function toPartLines(parts: readonly MultipartPart[]): readonly string[] {
  const isRepeated = hasRepeatedNames(parts);
  return parts.map((part) => {
    const name = quoteDart(part.name);
    if (part.kind === 'text' && part.mediaType === undefined && !isRepeated) {
      return `fields[${name}] = ${quoteDart(part.text)}`;
    }
    const type = part.mediaType === undefined ? [] : [`contentType: MediaType.parse(${quoteDart(part.mediaType)})`];
    const lines = [name, toPartContent(part), ...type].map((line) => indentRest(line, unit));
    const call = part.kind === 'file' ? 'await http.MultipartFile.fromPath' : 'http.MultipartFile.fromString';
    return `files.add(${call}${block(['(', ')'], lines, '', unit)})`;
  });
}

function toPartContent(part: MultipartPart): string {
  switch (part.kind) {
    case 'file':
      return quoteDart(part.fileName);
    case 'json':
      return `jsonEncode(${formatLiteral(part.value, dartSyntax)})`;
    case 'text':
      return quoteDart(part.text);
  }
}

function toExpression(template: Template): string {
  const [only, ...others] = template;
  if (others.length === 0 && only?.kind === 'environment') return toParameterName(only.name);
  if (others.length === 0 && only?.kind === 'uuid') return 'idempotencyKey';
  if (template.every((part) => part.kind === 'text')) return quoteDart(template.map((part) => part.text).join(''));
  const parts = template.map((part, index) => {
    switch (part.kind) {
      case 'text':
        return quote(part.text, "'", '$').slice(1, -1);
      case 'environment':
        return toInsertion(toParameterName(part.name), template[index + 1]);
      case 'uuid':
        return toInsertion('idempotencyKey', template[index + 1]);
    }
  });
  return `'${parts.join('')}'`;
}

/** Integers have 64 bits, and the precision of a double where Dart is compiled to JavaScript. */
const limits: Limits = { holds: (number) => typeof number === 'number' && (!isInteger(number) || has64Bits(number)) };

const dartSyntax: LiteralSyntax = {
  unit,
  list: ['[', ']'],
  map: ['{', '}'],
  separator: ': ',
  words: { null: 'null', true: 'true', false: 'false' },
  text: quoteDart,
  key: quoteDart,
};
