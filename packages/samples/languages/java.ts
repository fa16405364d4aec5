import { indentRest, quote, toJsonText, toUnicodeEscape, withBlankLine } from './parts/literals.ts';
import { partHeaders, partText } from './parts/multipartText.ts';
import { encodeQuery } from '../request/encodeQuery.ts';
import { encode } from '../request/serialize.ts';
import { hasIdempotencyKey, mapTexts, querySeparator, text as plain, toConcatenation } from '../request/templates.ts';
import { toContentType } from './parts/contentType.ts';
import { timeoutSeconds } from './parts/timeout.ts';
import type { MultipartPart, Pair, SampleBody, SampleLanguage, SampleRequest, Template } from '../types.ts';
import { idempotencyKeyNote, toNotes } from './parts/notes.ts';

/**
 * Uses the HTTP client of Java 11 and the text blocks of Java 15. Responses stay strings, because Java has no JSON
 * parser.
 */
export const java: SampleLanguage = { id: 'java', label: 'Java', language: 'java', generate };

const margin = ' '.repeat(8);

function generate(request: SampleRequest): string {
  const { body, success } = request;
  const handler = success.kind === 'file' ? 'ofByteArray' : 'ofString';
  const statements = [
    ...(hasIdempotencyKey(request)
      ? [`// ${idempotencyKeyNote()}`, 'var idempotencyKey = UUID.randomUUID().toString();', '']
      : []),
    ...toNotes(request).map((note) => `// ${note}`),
    ...(body.kind === 'multipart' ? ['var boundary = UUID.randomUUID().toString();'] : []),
    ...toCredentials(request),
    `var request = HttpRequest.newBuilder(URI.create(${toJavaUrl(request)}))`,
    ...toBuilderLines(request).map((line) => `    ${line}`),
    `    .timeout(Duration.ofSeconds(${timeoutSeconds}))`,
    '    .build();',
    '',
    `var response = HttpClient.newHttpClient().send(request, BodyHandlers.${handler}());`,
    'if (response.statusCode() >= 300) {',
    `    throw new IOException("HTTP " + response.statusCode() + ": " + ${success.kind === 'file' ? 'new String(response.body(), StandardCharsets.UTF_8)' : 'response.body()'});`,
    '}',
    ...withBlankLine(toResult(success)),
  ];
  const code = statements.join('\n');
  const lines = indentRest(code, margin);
  return `${toImports(code)}

public class Main {
    public static void main(String[] args) throws IOException, InterruptedException {
${margin}${lines}
    }
}
`;
}

/** The package of each class that a sample may use. */
const packages: Readonly<Record<string, string>> = {
  IOException: 'java.io',
  URI: 'java.net',
  URLEncoder: 'java.net',
  HttpClient: 'java.net.http',
  HttpRequest: 'java.net.http',
  BodyPublishers: 'java.net.http.HttpRequest',
  BodyHandlers: 'java.net.http.HttpResponse',
  StandardCharsets: 'java.nio.charset',
  Files: 'java.nio.file',
  Path: 'java.nio.file',
  Duration: 'java.time',
  Base64: 'java.util',
  UUID: 'java.util',
};

function toImports(code: string): string {
  const bare = code.replace(/"""[^]*?"""|"(?:\\.|[^"\\])*"/g, '""');
  const classes = new Set(bare.match(/\b[A-Z]\w+/g));
  return Object.entries(packages)
    .filter(([name]) => classes.has(name))
    .map(([name, packageName]) => `import ${packageName}.${name};`)
    .join('\n');
}

function toCredentials({ basic }: SampleRequest): readonly string[] {
  if (basic === undefined) return [];
  return [
    `var credentials = System.getenv("${basic.user}") + ":" + System.getenv("${basic.password}");`,
    'var basic = Base64.getEncoder().encodeToString(credentials.getBytes(StandardCharsets.UTF_8));',
  ];
}

function toJavaUrl({ url, query }: SampleRequest): string {
  const pairs = query.map((pair, index) => toEncoded(pair, index === 0 ? querySeparator(url) : '&'));
  return [quoteJava(url), ...pairs].join('\n        + ');
}

function toEncoded({ name, value }: Pair, before: string): string {
  return toExpression(
    [...plain(`${before}${encode(name)}=`), ...mapTexts(value, encodeQuery)],
    (variable) => `URLEncoder.encode(System.getenv("${variable}"), StandardCharsets.UTF_8)`,
  );
}

function toBuilderLines({ method, headers, basic, body }: SampleRequest): readonly string[] {
  const contentType = toContentType(body, quoteJava);
  return [
    ...(basic === undefined ? [] : ['.header("Authorization", "Basic " + basic)']),
    ...headers.map(({ name, value }) => `.header(${quoteJava(name)}, ${toExpression(value)})`),
    ...(contentType === null ? [] : [`.header("Content-Type", ${contentType})`]),
    ...toMethodLines(method, toPublisher(body)),
  ];
}

function toMethodLines(method: string, publisher: string | null): readonly string[] {
  if (method === 'GET') return [];
  if (method === 'DELETE' && publisher === null) return ['.DELETE()'];
  const content = publisher ?? 'BodyPublishers.noBody()';
  return [method === 'POST' || method === 'PUT' ? `.${method}(${content})` : `.method("${method}", ${content})`];
}

function toPublisher(body: SampleBody): string | null {
  switch (body.kind) {
    case 'none':
      return null;
    case 'json':
      return ofString(toTextBlock(toJsonText(body.value), '        '));
    case 'form':
      return ofString(
        body.fields
          .map(({ name, value }, index) => toEncoded({ name, value: plain(value) }, index === 0 ? '' : '&'))
          .join('\n        + ') || '""',
      );
    case 'multipart':
      return `BodyPublishers.concat(\n        ${toParts(body.parts).join(',\n        ')})`;
    case 'text':
      return ofString(quoteJava(body.text));
    case 'file':
      return ofFile(body.fileName);
  }
}

/**
 * Returns the publishers of a form’s parts. They are written out, because the standard client does not support forms.
 */
function toParts(parts: readonly MultipartPart[]): readonly string[] {
  const publishers = parts.flatMap((part, index) => {
    const head = `${quoteJava(`${index === 0 ? '' : '\r\n'}--`)} + boundary + "\\r\\n"`;
    const headers = partHeaders(part);
    const lines = headers.map((line, position) =>
      quoteJava(`${line}\r\n${position === headers.length - 1 ? '\r\n' : ''}`),
    );
    const start = ofString([head, ...lines].join('\n            + '));
    return [start, part.kind === 'file' ? ofFile(part.fileName) : ofString(toPartText(part))];
  });
  return [...publishers, ofString(`${quoteJava(`${parts.length === 0 ? '' : '\r\n'}--`)} + boundary + "--\\r\\n"`)];
}

function toPartText(part: Exclude<MultipartPart, { kind: 'file' }>): string {
  return part.kind === 'json' ? toTextBlock(partText(part), '            ') : quoteJava(part.text);
}

function ofString(expression: string): string {
  return `BodyPublishers.ofString(${expression})`;
}

function ofFile(name: string): string {
  return `BodyPublishers.ofFile(Path.of(${quoteJava(name)}))`;
}

function toResult(success: SampleRequest['success']): readonly string[] {
  switch (success.kind) {
    case 'none':
      return [];
    case 'json':
    case 'text':
      return ['System.out.println(response.body());'];
    case 'file':
      return [`Files.write(Path.of(${quoteJava(success.fileName)}), response.body());`];
  }
}

function toExpression(template: Template, readVariable = (name: string) => `System.getenv("${name}")`): string {
  return toConcatenation(template, ' + ', (part) => {
    switch (part.kind) {
      case 'text':
        return quoteJava(part.text);
      case 'environment':
        return readVariable(part.name);
      case 'uuid':
        return 'idempotencyKey';
    }
  });
}

/**
 * Writes JSON as a text block. The compiler removes the indentation. JSON never contains three quotes in a row.
 *
 * @see https://docs.oracle.com/javase/specs/jls/se17/html/jls-3.html#jls-3.10.6
 */
function toTextBlock(json: string, indent: string): string {
  if (!json.includes('\n')) return quoteJava(json);
  return `"""\n${indent}${indentRest(json.replace(/\\/g, '\\\\'), indent)}"""`;
}

/**
 * Quotes a text. Control characters are octal, because the compiler translates `\u000a` before it parses the string.
 */
function quoteJava(text: string): string {
  return quote(text, '"', '', (code) =>
    code < 0x20 ? `\\${code.toString(8).padStart(3, '0')}` : toUnicodeEscape(code),
  );
}
