import {
  block,
  formatLiteral,
  hasHiddenCharacters,
  indentRest,
  quote,
  withBlankLine,
  type LiteralSyntax,
} from './parts/literals.ts';
import { partHeaders, partText } from './parts/multipartText.ts';
import { encodeQuery } from '../request/encodeQuery.ts';
import { encode } from '../request/serialize.ts';
import {
  hasIdempotencyKey,
  hasRepeatedNames,
  mapTexts,
  querySeparator,
  text as plain,
  toConcatenation,
  toHeaderTemplate,
} from '../request/templates.ts';
import { timeoutSeconds } from './parts/timeout.ts';
import type { FormField, MultipartPart, Pair, SampleBody, SampleLanguage, SampleRequest, Template } from '../types.ts';
import { idempotencyKeyNote, toNotes } from './parts/notes.ts';
import { has64Bits, isInteger, withWritableValues, type Limits } from './parts/writable.ts';

/** Uses the cURL extension, which needs no package. Requires PHP 8.1 or newer. */
export const php: SampleLanguage = { id: 'php', label: 'PHP', language: 'php', generate };

const unit = '    ';

function generate(source: SampleRequest): string {
  const request = withWritableValues(source, limits);
  const { body } = request;
  const sections = [
    hasIdempotencyKey(request) ? `// ${idempotencyKeyNote()}\n${newUuid}` : '',
    toNotes(request, true)
      .map((note) => `// ${note}`)
      .join('\n'),
    body.kind === 'multipart' && needsHandwrittenForm(body.parts) ? toHandwrittenForm(body.parts) : '',
    [
      `$curl = curl_init(${toPhpUrl(request)});`,
      `curl_setopt_array($curl, ${block(['[', ']'], toOptions(request), '', unit)});`,
    ].join('\n'),
    toChecks(request),
  ];
  return `<?php\n\n${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

function toPhpUrl({ url, query }: SampleRequest): string {
  if (query.length === 0) return quotePhp(url);
  return `${quotePhp(`${url}${querySeparator(url)}`)} . ${toQuery(query, '')}`;
}

/** Returns a query string. `http_build_query` cannot repeat a name. */
function toQuery(pairs: readonly Pair[], indent: string): string {
  if (!hasRepeatedNames(pairs)) {
    const lines = pairs.map(({ name, value }) => `${quotePhp(name)} => ${toExpression(value)}`);
    return `http_build_query(${block(['[', ']'], lines, indent, unit)})`;
  }
  const lines = pairs.map(({ name, value }) =>
    toExpression(
      [...plain(`${encode(name)}=`), ...mapTexts(value, encodeQuery)],
      (variable) => `rawurlencode(${readVariable(variable)})`,
    ),
  );
  return `implode('&', ${block(['[', ']'], lines, indent, unit)})`;
}

function toOptions(request: SampleRequest): readonly string[] {
  const { method, basic, digest, body } = request;
  const credentials = basic ?? digest;
  const isLengthless = body.kind === 'none' && ['POST', 'PUT', 'PATCH'].includes(method);
  const headers = [
    ...request.headers.map(({ name, value }) => toExpression(toHeaderTemplate(name, value))),
    ...('mediaType' in body ? [quotePhp(`Content-Type: ${body.mediaType}`)] : []),
    ...(body.kind === 'multipart' && needsHandwrittenForm(body.parts)
      ? ["'Content-Type: multipart/form-data; boundary=' . $boundary"]
      : []),
    // Some servers require a length for methods that usually have a body.
    ...(isLengthless ? ["'Content-Length: 0'"] : []),
  ];
  const fields = toFields(body);
  return [
    ...toMethodOptions(method),
    ...(headers.length > 0 ? [`CURLOPT_HTTPHEADER => ${block(['[', ']'], headers, unit, unit)}`] : []),
    ...(digest === undefined ? [] : ['CURLOPT_HTTPAUTH => CURLAUTH_DIGEST']),
    ...(credentials === undefined
      ? []
      : [`CURLOPT_USERPWD => ${readVariable(credentials.user)} . ':' . ${readVariable(credentials.password)}`]),
    ...(fields === null ? [] : [`CURLOPT_POSTFIELDS => ${fields}`]),
    'CURLOPT_RETURNTRANSFER => true',
    `CURLOPT_TIMEOUT => ${timeoutSeconds}`,
  ];
}

function toMethodOptions(method: string): readonly string[] {
  switch (method) {
    case 'GET':
      return [];
    case 'HEAD':
      return ['CURLOPT_NOBODY => true'];
    default:
      return [`CURLOPT_CUSTOMREQUEST => '${method}'`];
  }
}

function toFields(body: SampleBody): string | null {
  switch (body.kind) {
    case 'none':
      return null;
    case 'json':
      return `json_encode(${formatLiteral(body.value, phpSyntax, unit)}, JSON_THROW_ON_ERROR)`;
    case 'form':
      return toQuery(body.fields.map(toTextPair), unit);
    case 'multipart':
      return needsHandwrittenForm(body.parts) ? '$form' : toPartList(body.parts);
    case 'text':
      return quotePhp(body.text);
    case 'file':
      return `file_get_contents(${quotePhp(body.fileName)})`;
  }
}

function toTextPair({ name, value }: FormField): Pair {
  return { name, value: plain(value) };
}

/** Whether a form must be written out, because the array that cURL accepts cannot repeat a name. */
function needsHandwrittenForm(parts: readonly MultipartPart[]): boolean {
  return hasRepeatedNames(parts);
}

function toPartList(parts: readonly MultipartPart[]): string {
  const lines = parts.map((part) => `${quotePhp(part.name)} => ${toPhpPart(part)}`);
  return block(['[', ']'], lines, unit, unit);
}

function toPhpPart(part: MultipartPart): string {
  switch (part.kind) {
    case 'file':
      return `new CURLFile(${quotePhp(part.fileName)}, ${quotePhp(part.mediaType)})`;
    case 'json': {
      const value = indentRest(formatLiteral(part.value, phpSyntax), unit + unit);
      return toTyped(`json_encode(${value}, JSON_THROW_ON_ERROR)`, part.name, part.mediaType);
    }
    case 'text':
      return part.mediaType === undefined
        ? quotePhp(part.text)
        : toTyped(quotePhp(part.text), part.name, part.mediaType);
  }
}

function toTyped(content: string, name: string, mediaType: string): string {
  return `new CURLStringFile(${content}, ${quotePhp(name)}, ${quotePhp(mediaType)})`;
}

function toHandwrittenForm(parts: readonly MultipartPart[]): string {
  const lines = parts.flatMap((part) => [
    '"--$boundary"',
    ...partHeaders(part).map(quotePhp),
    "''",
    part.kind === 'file' ? `file_get_contents(${quotePhp(part.fileName)})` : quotePhp(partText(part)),
  ]);
  const form = block(['[', ']'], [...lines, '"--$boundary--"', "''"], '', unit);
  return `$boundary = bin2hex(random_bytes(16));\n$form = implode("\\r\\n", ${form});`;
}

function toChecks({ success }: SampleRequest): string {
  return [
    '$body = curl_exec($curl);',
    'if ($body === false) {',
    `${unit}throw new RuntimeException(curl_error($curl));`,
    '}',
    '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
    'if ($status >= 300) {',
    `${unit}throw new RuntimeException("HTTP $status: $body");`,
    '}',
    ...withBlankLine(toResult(success)),
  ].join('\n');
}

function toResult(success: SampleRequest['success']): readonly string[] {
  switch (success.kind) {
    case 'none':
      return [];
    case 'json':
      return ['print_r(json_decode($body, true, flags: JSON_THROW_ON_ERROR));'];
    case 'text':
      return ['echo $body;'];
    case 'file':
      return [`file_put_contents(${quotePhp(success.fileName)}, $body);`];
  }
}

function readVariable(name: string): string {
  return `getenv('${name}')`;
}

function toExpression(template: Template, read = readVariable): string {
  return toConcatenation(template, ' . ', (part) => {
    switch (part.kind) {
      case 'text':
        return quotePhp(part.text);
      case 'environment':
        return read(part.name);
      case 'uuid':
        return '$idempotencyKey';
    }
  });
}

/** Generates a random UUID, for which PHP has no function. @see https://www.rfc-editor.org/rfc/rfc9562#section-5.4 */
const newUuid = `$hex = bin2hex(random_bytes(15));
$idempotencyKey = preg_replace('/(.{8})(.{4})(.{3})(.{3})(.{12})/', '$1-$2-4$3-a$4-$5', $hex);`;

function quotePhp(text: string): string {
  if (hasHiddenCharacters(text)) return quote(text, '"', '$', (code) => `\\u{${code.toString(16)}}`);
  return `'${text.replace(/\\(?=\\|'|$)|'/g, '\\$&')}'`;
}

const limits: Limits = { holds: (number) => (isInteger(number) ? has64Bits(number) : typeof number === 'number') };

const phpSyntax: LiteralSyntax = {
  unit,
  list: ['[', ']'],
  map: ['[', ']'],
  emptyMap: 'new stdClass()',
  // PHP treats keys that consist of digits as positions in a list.
  mapPrefix: (keys) => (keys.every((key) => /^\d+$/.test(key)) ? '(object) ' : ''),
  separator: ' => ',
  words: { null: 'null', true: 'true', false: 'false' },
  text: quotePhp,
  key: quotePhp,
};
