import { indentRest, quote, toJsonText, withBlankLine } from './parts/literals.ts';
import { partText } from './parts/multipartText.ts';
import { hasIdempotencyKey, toConcatenation } from '../request/templates.ts';
import { functionName, readVariables, toParameterName } from './parts/parameters.ts';
import { timeoutSeconds } from './parts/timeout.ts';
import type { MultipartPart, Pair, SampleBody, SampleLanguage, SampleRequest, Template } from '../types.ts';
import { idempotencyKeyNote, toNotes } from './parts/notes.ts';
import { texts } from '../texts.ts';

/**
 * Uses OkHttp 5, which most Android apps have, and the JSON parser of Android. Without Android, that parser is the
 * package `org.json:json`.
 */
export const kotlin: SampleLanguage = { id: 'kotlin', label: 'Kotlin', language: 'kotlin', generate };

const unit = '    ';

function generate(request: SampleRequest): string {
  const { query, success } = request;
  const statements = [
    ...(hasIdempotencyKey(request)
      ? [`// ${idempotencyKeyNote()}`, 'val idempotencyKey = UUID.randomUUID().toString()', '']
      : []),
    ...(query.length === 0 ? [] : [...toUrlLines(request), '']),
    ...toBodyLines(request.body),
    'val request = Request.Builder()',
    ...[
      `.url(${query.length === 0 ? quoteKotlin(request.url) : 'url'})`,
      ...toHeaderLines(request),
      ...toMethodLines(request),
      '.build()',
    ].map((line) => unit + line),
    '',
    ...toNotes(request).map((note) => `// ${note}`),
    'val client = OkHttpClient.Builder()',
    `${unit}.callTimeout(${timeoutSeconds}, TimeUnit.SECONDS)`,
    // By default, OkHttp waits ten seconds for a response.
    `${unit}.readTimeout(${timeoutSeconds}, TimeUnit.SECONDS)`,
    `${unit}.build()`,
    'client.newCall(request).execute().use { response ->',
    ...[
      'if (!response.isSuccessful) {',
      ...toFailure(request).map((line) => unit + line),
      '}',
      ...withBlankLine([...toEntityTag(request), ...toResult(success)]),
    ].map((line) => (line === '' ? '' : unit + line)),
    '}',
  ];
  const code = statements.join('\n');
  const parameters = readVariables(request).map((name) => `${toParameterName(name)}: String`);
  return `${toImports(code)}\n\nfun ${functionName(request)}(${parameters.join(', ')}) {\n${unit}${indentRest(code, unit)}\n}\n`;
}

/** Returns what to do about an error: what to say depends on its code. */
function toFailure({ errors = [] }: SampleRequest): readonly string[] {
  if (errors.length === 0) return ['throw IOException("HTTP ${response.code}: ${response.body.string()}")'];
  return [
    'val problem = response.body.string()',
    'val code = runCatching { JSONObject(problem).getString("code") }.getOrNull()',
    'val message = when (code) {',
    ...errors.map(({ code, message }) => `${unit}${quoteKotlin(code)} -> ${quoteKotlin(message)}`),
    `${unit}else -> problem`,
    '}',
    'throw IOException("HTTP ${response.code}: $message")',
  ];
}

function toEntityTag({ hasEntityTag }: SampleRequest): readonly string[] {
  return hasEntityTag === true ? [`// ${texts().comments.entityTag}`, 'println(response.header("ETag"))'] : [];
}

/** What a sample may import, in alphabetical order. The last part of each is the name that code uses. */
const importable = [
  'java.io.File',
  'java.io.IOException',
  'java.util.UUID',
  'java.util.concurrent.TimeUnit',
  'okhttp3.Credentials',
  'okhttp3.FormBody',
  'okhttp3.HttpUrl.Companion.toHttpUrl',
  'okhttp3.MediaType.Companion.toMediaType',
  'okhttp3.MultipartBody',
  'okhttp3.OkHttpClient',
  'okhttp3.Request',
  'okhttp3.RequestBody.Companion.asRequestBody',
  'okhttp3.RequestBody.Companion.toRequestBody',
  'org.json.JSONObject',
  'org.json.JSONTokener',
];

function toImports(code: string): string {
  const bare = code.replace(/"""[^]*?"""|"(?:\\.|[^"\\])*"/g, '""');
  const names = new Set(bare.match(/\b\w+/g));
  return importable
    .filter((name) => names.has(name.slice(name.lastIndexOf('.') + 1)))
    .map((name) => `import ${name}`)
    .join('\n');
}

function toUrlLines({ url, query }: SampleRequest): readonly string[] {
  return [
    `val url = ${quoteKotlin(url)}.toHttpUrl().newBuilder()`,
    ...query.map((pair) => `${unit}.addQueryParameter(${toArguments(pair)})`),
    `${unit}.build()`,
  ];
}

function toArguments({ name, value }: Pair): string {
  return `${quoteKotlin(name)}, ${toExpression(value)}`;
}

function toHeaderLines({ headers, basic }: SampleRequest): readonly string[] {
  return [
    ...(basic === undefined
      ? []
      : [
          `.header("Authorization", Credentials.basic(${toParameterName(basic.user)}, ${toParameterName(basic.password)}, Charsets.UTF_8))`,
        ]),
    ...headers.map((pair) => `.header(${toArguments(pair)})`),
  ];
}

function toMethodLines({ method, body }: SampleRequest): readonly string[] {
  switch (method) {
    case 'GET':
      return [];
    case 'HEAD':
      return ['.head()'];
    case 'DELETE':
      return [body.kind === 'none' ? '.delete()' : '.delete(body)'];
    case 'POST':
    case 'PUT':
    case 'PATCH':
      return [`.${method.toLowerCase()}(${body.kind === 'none' ? '"".toRequestBody()' : 'body'})`];
    default:
      return [`.method("${method}", ${body.kind === 'none' ? 'null' : 'body'})`];
  }
}

/** Returns the lines that assign the body to a variable. */
function toBodyLines(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'none':
      return [];
    case 'json':
      return [`val body = ${toRequestBody(toRawJson(toJsonText(body.value), unit), body.mediaType)}`, ''];
    case 'text':
      return [`val body = ${toRequestBody(quoteKotlin(body.text), body.mediaType)}`, ''];
    case 'file':
      return [`val body = ${toFileBody(body.fileName, body.mediaType)}`, ''];
    case 'form':
      return toBuilder(
        'FormBody.Builder()',
        body.fields.map(({ name, value }) => `.add(${quoteKotlin(name)}, ${quoteKotlin(value)})`),
      );
    case 'multipart':
      return toBuilder('MultipartBody.Builder()', ['.setType(MultipartBody.FORM)', ...body.parts.map(toPartLine)]);
  }
}

function toBuilder(builder: string, lines: readonly string[]): readonly string[] {
  return [`val body = ${builder}`, ...lines.map((line) => unit + line), `${unit}.build()`, ''];
}

function toPartLine(part: MultipartPart): string {
  return `.addFormDataPart(${[quoteKotlin(part.name), ...toContent(part)].join(', ')})`;
}

/** Returns the content of a part. With a media type, it follows the file name, which is `null` unless it is a file. */
function toContent(part: MultipartPart): readonly string[] {
  switch (part.kind) {
    case 'file':
      return [quoteKotlin(part.fileName), toFileBody(part.fileName, part.mediaType)];
    case 'json':
      return ['null', toRequestBody(toRawJson(partText(part), unit + unit), part.mediaType)];
    case 'text':
      return part.mediaType === undefined
        ? [quoteKotlin(part.text)]
        : ['null', toRequestBody(quoteKotlin(part.text), part.mediaType)];
  }
}

function toRequestBody(text: string, mediaType: string): string {
  return `${text}.toRequestBody(${quoteKotlin(mediaType)}.toMediaType())`;
}

function toFileBody(fileName: string, mediaType: string): string {
  return `File(${quoteKotlin(fileName)}).asRequestBody(${quoteKotlin(mediaType)}.toMediaType())`;
}

function toResult(success: SampleRequest['success']): readonly string[] {
  switch (success.kind) {
    case 'none':
      return [];
    case 'json':
      return ['val result = JSONTokener(response.body.string()).nextValue()', 'println(result)'];
    case 'text':
      return ['println(response.body.string())'];
    case 'file':
      return [`File(${quoteKotlin(success.fileName)}).writeBytes(response.body.bytes())`];
  }
}

function toExpression(template: Template): string {
  return toConcatenation(template, ' + ', (part) => {
    switch (part.kind) {
      case 'text':
        return quoteKotlin(part.text);
      case 'environment':
        return toParameterName(part.name);
      case 'uuid':
        return 'idempotencyKey';
    }
  });
}

/**
 * Writes JSON as a raw string whose lines are indented by `indent` and one unit. A raw string has no backslash escapes,
 * so a dollar sign is written as an expression.
 *
 * @see https://kotlinlang.org/docs/strings.html#multiline-strings
 */
function toRawJson(json: string, indent: string): string {
  if (!json.includes('\n')) return quoteKotlin(json);
  const lines = indentRest(
    json.replaceAll('$', () => "${'$'}"),
    indent,
  );
  return `"""\n${indent}${lines}\n${indent.slice(unit.length)}""".trimIndent()`;
}

/** @see https://kotlinlang.org/docs/characters.html */
function quoteKotlin(text: string): string {
  return quote(text, '"', '$');
}
