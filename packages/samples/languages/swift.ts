import { block, indentRest, toJsonText, withBlankLine } from './parts/literals.ts';
import { partHeaders, partText } from './parts/multipartText.ts';
import { hasIdempotencyKey, toConcatenation } from '../request/templates.ts';
import { quoteSwift, toJsonLiteral } from './parts/swiftText.ts';
import { functionName, readVariables, toParameterName } from './parts/parameters.ts';
import { toContentType } from './parts/contentType.ts';
import { timeoutSeconds } from './parts/timeout.ts';
import type { MultipartPart, Pair, SampleBody, SampleLanguage, SampleRequest, Template } from '../types.ts';
import { texts } from '../texts.ts';
import { idempotencyKeyNote, toNotes } from './parts/notes.ts';

/** Uses only Foundation. Requires Swift 5.5, and iOS 15 or macOS 12. */
export const swift: SampleLanguage = { id: 'swift', label: 'Swift', language: 'swift', generate };

const unit = '    ';

function generate(request: SampleRequest): string {
  const sections = [
    hasIdempotencyKey(request)
      ? [`// ${idempotencyKeyNote()}`, 'let idempotencyKey = UUID().uuidString.lowercased()']
      : [],
    toUrlLines(request),
    toFormLines(request.body),
    toRequestLines(request),
    [
      ...toNotes(request).map((note) => `// ${note}`),
      'let (data, response) = try await URLSession.shared.data(for: request)',
      'let http = response as! HTTPURLResponse',
      'guard http.statusCode < 300 else {',
      ...toFailure(request).map((line) => unit + line),
      '}',
      ...withBlankLine([...toEntityTag(request), ...toResult(request.success)]),
    ],
  ];
  const code = sections
    .filter((section) => section.length > 0)
    .map((section) => section.join('\n'))
    .join('\n\n');
  const parameters = readVariables(request).map((name) => `${toParameterName(name)}: String`);
  return [
    'import Foundation',
    ...(request.errors === undefined ? [] : ['', 'struct Problem: Decodable {', `${unit}let code: String`, '}']),
    '',
    `func ${functionName(request)}(${parameters.join(', ')}) async throws {`,
    unit + indentRest(code, unit),
    '}',
    '',
  ].join('\n');
}

/** Returns what to do about an error: what to say depends on its code. */
function toFailure({ errors = [] }: SampleRequest): readonly string[] {
  const text = 'String(decoding: data, as: UTF8.self)';
  return [
    ...(errors.length === 0
      ? [`let message = ${text}`]
      : [
          'let message: String',
          'switch try? JSONDecoder().decode(Problem.self, from: data).code {',
          ...errors.map(({ code, message }) => `case ${quoteSwift(code)}: message = ${quoteSwift(message)}`),
          `default: message = ${text}`,
          '}',
        ]),
    'let description = "HTTP \\(http.statusCode): \\(message)"',
    'throw URLError(.badServerResponse, userInfo: [NSLocalizedDescriptionKey: description])',
  ];
}

function toEntityTag({ hasEntityTag }: SampleRequest): readonly string[] {
  if (hasEntityTag !== true) return [];
  return [`// ${texts().comments.entityTag}`, 'print(http.value(forHTTPHeaderField: "ETag") ?? "")'];
}

function hasVariable(value: Template): boolean {
  return value.some(({ kind }) => kind === 'environment');
}

function toUrlLines({ url, query }: SampleRequest): readonly string[] {
  if (query.length === 0) return [];
  // Reading `queryItems` would decode the query that the URL has.
  const [address = url, own] = url.split('?');
  const mayHavePlus = query.some(({ name, value }) => name.includes('+') || hasPlus(value) || hasVariable(value));
  return [
    `var components = URLComponents(string: ${quoteSwift(address)})!`,
    `components.queryItems = ${toQueryItems(query)}`,
    ...(mayHavePlus
      ? [`// ${texts().comments.plusInQuery}`, `components.percentEncodedQuery = ${withEncodedPlus('components')}`]
      : []),
    ...(own === undefined
      ? []
      : [`components.percentEncodedQuery = ${quoteSwift(`${own}&`)} + components.percentEncodedQuery!`]),
  ];
}

function hasPlus(value: Template): boolean {
  return value.some((part) => part.kind === 'text' && part.text.includes('+'));
}

function toQueryItems(pairs: readonly Pair[]): string {
  const items = pairs.map(
    ({ name, value }) => `URLQueryItem(name: ${quoteSwift(name)}, value: ${toExpression(value)})`,
  );
  return block(['[', ']'], items, '', unit);
}

/** @see https://developer.apple.com/documentation/foundation/urlcomponents/queryitems */
function withEncodedPlus(components: string): string {
  return `${components}.percentEncodedQuery!.replacingOccurrences(of: "+", with: "%2B")`;
}

/** Returns the lines that build the body of a form. */
function toFormLines(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'form':
      return [
        'var form = URLComponents()',
        `form.queryItems = ${toQueryItems(body.fields.map(({ name, value }) => ({ name, value: [{ kind: 'text', text: value }] })))}`,
      ];
    case 'multipart':
      return [
        'let boundary = UUID().uuidString',
        `let parts: [Data] = ${block(['[', ']'], [...body.parts.flatMap(toParts), toData('"--\\(boundary)--\\r\\n"')], '', unit)}`,
      ];
    default:
      return [];
  }
}

/** Returns the bytes of a part, which are written out because Foundation does not support forms. */
function toParts(part: MultipartPart): readonly string[] {
  const headers = partHeaders(part).map((header) => `${header}\r\n`);
  return [
    toData('"--\\(boundary)\\r\\n"'),
    ...headers.map((header, index) => toData(quoteSwift(index === headers.length - 1 ? `${header}\r\n` : header))),
    part.kind === 'file' ? toFile(part.fileName) : toData(toPartText(part)),
    toData('"\\r\\n"'),
  ];
}

function toPartText(part: Exclude<MultipartPart, { kind: 'file' }>): string {
  return part.kind === 'json' ? toJsonLiteral(partText(part), unit + unit) : quoteSwift(part.text);
}

function toRequestLines({ method, url, query, headers, basic, body }: SampleRequest): readonly string[] {
  const address = query.length === 0 ? `URL(string: ${quoteSwift(url)})!` : 'components.url!';
  const contentType = toContentType(body, quoteSwift);
  const content = toContent(body);
  const settings = [
    ...(method === 'GET' ? [] : [`request.httpMethod = "${method}"`]),
    // Otherwise, stored cookies replace the header.
    ...(headers.some(({ name }) => name.toLowerCase() === 'cookie') ? ['request.httpShouldHandleCookies = false'] : []),
    ...(basic === undefined
      ? []
      : [setHeader('"Authorization"', '"Basic " + Data(credentials.utf8).base64EncodedString()')]),
    ...headers.map(({ name, value }) => setHeader(quoteSwift(name), toExpression(value))),
    ...(contentType === null ? [] : [setHeader('"Content-Type"', contentType)]),
    ...(content === null ? [] : [`request.httpBody = ${content}`]),
  ];
  return [
    ...(basic === undefined ? [] : [`let credentials = ${toCredentials(basic)}`]),
    // The compiler warns of variables that never change.
    `${settings.length === 0 ? 'let' : 'var'} request = URLRequest(url: ${address}, timeoutInterval: ${timeoutSeconds})`,
    ...settings,
  ];
}

function toCredentials({ user, password }: NonNullable<SampleRequest['basic']>): string {
  return `${toParameterName(user)} + ":" + ${toParameterName(password)}`;
}

function setHeader(name: string, value: string): string {
  return `request.setValue(${value}, forHTTPHeaderField: ${name})`;
}

function toContent(body: SampleBody): string | null {
  switch (body.kind) {
    case 'none':
      return null;
    case 'json':
      return toData(toJsonLiteral(toJsonText(body.value), unit));
    case 'form':
      return toData(withEncodedPlus('form'));
    case 'multipart':
      return 'Data(parts.joined())';
    case 'text':
      return toData(quoteSwift(body.text));
    case 'file':
      return toFile(body.fileName);
  }
}

function toData(text: string): string {
  return `Data(${text}.utf8)`;
}

function toFile(name: string): string {
  return `try Data(contentsOf: ${toFileUrl(name)})`;
}

function toFileUrl(name: string): string {
  return `URL(fileURLWithPath: ${quoteSwift(name)})`;
}

function toResult(success: SampleRequest['success']): readonly string[] {
  switch (success.kind) {
    case 'none':
      return [];
    case 'json':
      return ['let result = try JSONSerialization.jsonObject(with: data)', 'print(result)'];
    case 'text':
      return ['print(String(decoding: data, as: UTF8.self))'];
    case 'file':
      return [`try data.write(to: ${toFileUrl(success.fileName)})`];
  }
}

function toExpression(template: Template): string {
  return toConcatenation(template, ' + ', (part) => {
    switch (part.kind) {
      case 'text':
        return quoteSwift(part.text);
      case 'environment':
        return toParameterName(part.name);
      case 'uuid':
        return 'idempotencyKey';
    }
  });
}
