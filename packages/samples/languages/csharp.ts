import { hasConstant } from './parts/hasConstant.ts';
import { block, indentRest, quote, toJsonText, withBlankLine } from './parts/literals.ts';
import { partText } from './parts/multipartText.ts';
import { encodeQuery } from '../request/encodeQuery.ts';
import { encode } from '../request/serialize.ts';
import {
  hasIdempotencyKey,
  hasRepeatedNames,
  mapTexts,
  plainText,
  querySeparator,
  text as plain,
  toConcatenation,
} from '../request/templates.ts';
import { timeoutSeconds } from './parts/timeout.ts';
import type {
  BasicCredentials,
  FormField,
  MultipartPart,
  Pair,
  SampleBody,
  SampleLanguage,
  SampleRequest,
  Template,
} from '../types.ts';
import { idempotencyKeyNote, toNotes } from './parts/notes.ts';

/** Top-level statements with raw string literals: requires C# 11 and .NET 7 or newer. */
export const csharp: SampleLanguage = { id: 'csharp', label: 'C#', language: 'csharp', generate };

const unit = '    ';

function generate(request: SampleRequest): string {
  const { method, digest, body } = request;
  const content = toContent(body);
  const statements = [
    ...(hasIdempotencyKey(request)
      ? [`// ${idempotencyKeyNote()}`, 'var idempotencyKey = Guid.NewGuid().ToString();', '']
      : []),
    ...toNotes(request, true).map((note) => `// ${note}`),
    ...(digest === undefined ? [] : toDigestLines(digest)),
    `using var client = new HttpClient${digest === undefined ? '' : '(handler)'} { Timeout = TimeSpan.FromSeconds(${timeoutSeconds}) };`,
    `using var request = new HttpRequestMessage(${toMethod(method)}, ${toCsharpUrl(request)});`,
    ...toHeaderLines(request),
    ...(content === null ? [] : [`request.Content = ${content};`]),
    ...(body.kind === 'file' ? [`request.Content.Headers.ContentType = ${toMediaType(body.mediaType)};`] : []),
    '',
    'using var response = await client.SendAsync(request);',
    ...toChecks(request),
  ];
  const code = statements.join('\n');
  return `${[toUsings(code), code].filter((part) => part !== '').join('\n\n')}\n`;
}

/** Namespaces that are not imported implicitly, each with a pattern for the names that need it. */
const namespaces: readonly (readonly [namespace: string, names: RegExp])[] = [
  ['System.Net', /\bNetworkCredential\b/],
  ['System.Net.Http.Headers', /\b(?:AuthenticationHeaderValue|MediaTypeHeaderValue)\b/],
  ['System.Net.Http.Json', /\bReadFromJsonAsync\b/],
  ['System.Text', /\bEncoding\b/],
  ['System.Text.Json', /\bJsonElement\b/],
];

function toUsings(code: string): string {
  const bare = code.replace(/"""[^]*?"""|"(?:\\.|[^"\\])*"/g, '""');
  return namespaces
    .filter(([, names]) => names.test(bare))
    .map(([namespace]) => `using ${namespace};`)
    .join('\n');
}

/** @example toMethod('PATCH') // 'HttpMethod.Patch' */
function toMethod(method: string): string {
  if (!hasConstant(method)) return `new HttpMethod("${method}")`;
  return `HttpMethod.${method.charAt(0)}${method.slice(1).toLowerCase()}`;
}

function toCsharpUrl({ url, query }: SampleRequest): string {
  const pairs = query.map((pair, index) => toEncoded(pair, index === 0 ? querySeparator(url) : '&'));
  return [quoteSharp(url), ...pairs].join(`\n${unit}+ `);
}

function toEncoded({ name, value }: Pair, before: string): string {
  return toExpression(
    [...plain(`${before}${encode(name)}=`), ...mapTexts(value, encodeQuery)],
    (variable) => `Uri.EscapeDataString(${readVariable(variable)} ?? "")`,
  );
}

function toHeaderLines({ headers, basic }: SampleRequest): readonly string[] {
  return [
    ...(basic === undefined ? [] : toBasicLines(basic)),
    ...headers.map(({ name, value }) => toHeaderStatement(name, value)),
  ];
}

function toBasicLines({ user, password }: NonNullable<SampleRequest['basic']>): readonly string[] {
  return [
    `var credentials = ${readVariable(user)} + ":" + ${readVariable(password)};`,
    'request.Headers.Authorization = new AuthenticationHeaderValue(',
    `${unit}"Basic", Convert.ToBase64String(Encoding.UTF8.GetBytes(credentials)));`,
  ];
}

/** Returns a handler that answers the server’s challenge. */
function toDigestLines({ user, password }: BasicCredentials): readonly string[] {
  return [
    `var credentials = new NetworkCredential(${readVariable(user)}, ${readVariable(password)});`,
    'using var handler = new HttpClientHandler { Credentials = credentials };',
  ];
}

/** Headers whose values .NET validates before it sends them. */
const checkedHeaders = /^(?:if-|range$|date$|from$|te$|via$|warning$|expect$)/i;

/**
 * Whether a header contains an entity tag that passes this validation.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-8.8.3
 */
function isEntityTag(name: string, value: Template): boolean {
  return /^if-(?:none-)?match$/i.test(name) && /^(?:\*|(?:W\/)?"[^"]*")$/.test(plainText(value) ?? '');
}

function toHeaderStatement(name: string, value: Template): string {
  const [scheme, secret, ...others] = value;
  if (name === 'Authorization' && scheme?.kind === 'text' && secret?.kind === 'environment' && others.length === 0) {
    const parameters = `${quoteSharp(scheme.text.trim())}, ${readVariable(secret.name)}`;
    return `request.Headers.Authorization = new AuthenticationHeaderValue(${parameters});`;
  }
  const add = checkedHeaders.test(name) && !isEntityTag(name, value) ? 'TryAddWithoutValidation' : 'Add';
  return `request.Headers.${add}(${quoteSharp(name)}, ${toExpression(value)});`;
}

function toContent(body: SampleBody): string | null {
  switch (body.kind) {
    case 'none':
      return null;
    case 'json':
      return toStringContent(toRawText(toJsonText(body.value), unit), body.mediaType);
    case 'text':
      return toStringContent(quoteSharp(body.text), body.mediaType);
    case 'form':
      return toForm(body.fields);
    case 'multipart':
      return `new MultipartFormDataContent\n${block(
        ['{', '}'],
        body.parts.map((part) => `{ ${toCsharpPart(part)} }`),
        '',
        unit,
      )}`;
    case 'file':
      return `new StreamContent(File.OpenRead(${quoteSharp(body.fileName)}))`;
  }
}

/** Returns the form as a dictionary, or as a list of pairs if a name is repeated. */
function toForm(fields: readonly FormField[]): string {
  const isList = hasRepeatedNames(fields);
  const lines = fields.map(({ name, value }) =>
    isList ? `new(${quoteSharp(name)}, ${quoteSharp(value)})` : `[${quoteSharp(name)}] = ${quoteSharp(value)}`,
  );
  const type = isList ? 'KeyValuePair<string, string>[]' : 'Dictionary<string, string>';
  return `new FormUrlEncodedContent(new ${type}\n${block(['{', '}'], lines, '', unit)})`;
}

function toCsharpPart(part: MultipartPart): string {
  const name = quoteSharp(part.name);
  switch (part.kind) {
    case 'file': {
      const headers = `Headers = { ContentType = ${toMediaType(part.mediaType)} }`;
      const stream = `new StreamContent(File.OpenRead(${quoteSharp(part.fileName)})) { ${headers} }`;
      return `${stream}, ${name}, ${quoteSharp(part.fileName)}`;
    }
    case 'json':
      return `${toStringContent(toRawText(partText(part), unit + unit), part.mediaType)}, ${name}`;
    case 'text':
      return `${part.mediaType === undefined ? `new StringContent(${quoteSharp(part.text)})` : toStringContent(quoteSharp(part.text), part.mediaType)}, ${name}`;
  }
}

/** Returns a `StringContent`. Its constructor does not accept a media type with parameters. */
function toStringContent(text: string, mediaType: string): string {
  return mediaType.includes(';')
    ? `new StringContent(${text}) { Headers = { ContentType = ${toMediaType(mediaType)} } }`
    : `new StringContent(${text}, Encoding.UTF8, ${quoteSharp(mediaType)})`;
}

function toMediaType(mediaType: string): string {
  return `MediaTypeHeaderValue.Parse(${quoteSharp(mediaType)})`;
}

function toChecks({ success }: SampleRequest): readonly string[] {
  return [
    'if (!response.IsSuccessStatusCode)',
    '{',
    `${unit}var message = await response.Content.ReadAsStringAsync();`,
    `${unit}throw new HttpRequestException($"HTTP {(int)response.StatusCode}: {message}");`,
    '}',
    ...withBlankLine(toResult(success)),
  ];
}

function toResult(success: SampleRequest['success']): readonly string[] {
  switch (success.kind) {
    case 'none':
      return [];
    case 'json':
      return ['var result = await response.Content.ReadFromJsonAsync<JsonElement>();', 'Console.WriteLine(result);'];
    case 'text':
      return ['Console.WriteLine(await response.Content.ReadAsStringAsync());'];
    case 'file':
      return [
        `using var file = File.Create(${quoteSharp(success.fileName)});`,
        'await response.Content.CopyToAsync(file);',
      ];
  }
}

function readVariable(name: string): string {
  return `Environment.GetEnvironmentVariable("${name}")`;
}

function toExpression(template: Template, read = readVariable): string {
  return toConcatenation(template, ' + ', (part) => {
    switch (part.kind) {
      case 'text':
        return quoteSharp(part.text);
      case 'environment':
        return read(part.name);
      case 'uuid':
        return 'idempotencyKey';
    }
  });
}

/**
 * Writes JSON as a raw string. The compiler removes the indentation. JSON never contains three quotes in a row.
 *
 * @see https://learn.microsoft.com/dotnet/csharp/language-reference/tokens/raw-string
 */
function toRawText(json: string, indent: string): string {
  if (!json.includes('\n')) return quoteSharp(json);
  return `"""\n${indent}${indentRest(json, indent)}\n${indent}"""`;
}

function quoteSharp(text: string): string {
  return quote(text, '"');
}
