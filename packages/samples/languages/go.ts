import { toJsonText } from './parts/literals.ts';
import { hasIdempotencyKey, plainText, querySeparator, text as plain, toConcatenation } from '../request/templates.ts';
import { hasConstant } from './parts/hasConstant.ts';
import { toContentType } from './parts/contentType.ts';
import { timeoutSeconds } from './parts/timeout.ts';
import type { FormField, Pair, SampleBody, SampleLanguage, SampleRequest, Template } from '../types.ts';
import { texts } from '../texts.ts';
import { idempotencyKeyNote, toNotes } from './parts/notes.ts';
import { toFormLines } from './parts/goForm.ts';
import { withErrorCheck, quoteGo, toRawJson, toRawText, insideErrorCheck } from './parts/goText.ts';

/** Uses only the standard library. Requires Go 1.18 or newer. */
export const go: SampleLanguage = { id: 'go', label: 'Go', language: 'go', generate };

function generate(request: SampleRequest): string {
  const { body } = request;
  const code = [
    ...toNotes(request).map((note) => `// ${note}`),
    'func run() error {',
    ...indent([
      ...(hasIdempotencyKey(request)
        ? [`// ${idempotencyKeyNote()}`, ...withErrorCheck('idempotencyKey, err := newUUID()'), '']
        : []),
      ...toQueryLines(request),
      ...toBodyLines(body),
      ...withErrorCheck(
        `req, err := http.NewRequest(${toMethod(request.method)}, ${toGoUrl(request)}, ${toReader(body)})`,
      ),
      ...toHeaderLines(request),
      '',
      `client := &http.Client{Timeout: ${timeoutSeconds} * time.Second}`,
      ...withErrorCheck('resp, err := client.Do(req)'),
      'defer resp.Body.Close()',
      '',
      ...check,
      '',
      ...toResult(request.success),
    ]),
    '}',
    '',
    ...(hasIdempotencyKey(request) ? [...newUuid(), ''] : []),
    'func main() {',
    '\tif err := run(); err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '}',
  ].join('\n');
  return `package main\n\n${toImports(code)}\n\n${code}\n`;
}

/** Packages by the names that code uses, in gofmt’s order. */
const packages: readonly (readonly [name: string, path: string])[] = [
  ['bytes', 'bytes'],
  ['rand', 'crypto/rand'],
  ['fmt', 'fmt'],
  ['io', 'io'],
  ['log', 'log'],
  ['multipart', 'mime/multipart'],
  ['http', 'net/http'],
  ['textproto', 'net/textproto'],
  ['url', 'net/url'],
  ['os', 'os'],
  ['strings', 'strings'],
  ['time', 'time'],
];

function toImports(code: string): string {
  const bare = code.replace(/`[^`]*`|"(?:\\.|[^"\\])*"/g, '""');
  const used = packages.filter(([name]) => new RegExp(`\\b${name}\\.[A-Z]`).test(bare));
  return `import (\n${used.map(([, path]) => `\t"${path}"\n`).join('')})`;
}

function indent(lines: readonly string[]): readonly string[] {
  return lines.map((line) => (line === '' ? '' : `\t${line}`));
}

/** @example toMethod('PATCH') // 'http.MethodPatch' */
function toMethod(method: string): string {
  if (!hasConstant(method)) return `"${method}"`;
  return `http.Method${method.charAt(0)}${method.slice(1).toLowerCase()}`;
}

function toQueryLines({ query }: SampleRequest): readonly string[] {
  return query.length === 0 ? [] : [...toValues('query', query), ''];
}

function toValues(variable: string, pairs: readonly Pair[]): readonly string[] {
  return [
    `${variable} := url.Values{}`,
    ...pairs.map(({ name, value }) => `${variable}.Add(${quoteGo(name)}, ${toExpression(value)})`),
  ];
}

function toGoUrl({ url, query }: SampleRequest): string {
  return query.length === 0 ? quoteGo(url) : `${quoteGo(`${url}${querySeparator(url)}`)}+query.Encode()`;
}

function toBodyLines(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'none':
      return [];
    case 'json':
      return [`body := strings.NewReader(${toRawJson(toJsonText(body.value))})`, ''];
    case 'text':
      return [`body := strings.NewReader(${quoteGo(body.text)})`, ''];
    case 'form':
      return [...toValues('form', body.fields.map(toTextPair)), ''];
    case 'file':
      return [...withErrorCheck(`body, err := os.Open(${quoteGo(body.fileName)})`), 'defer body.Close()', ''];
    case 'multipart':
      return toFormLines(body.parts);
  }
}

function toTextPair({ name, value }: FormField): Pair {
  return { name, value: plain(value) };
}

function toReader(body: SampleBody): string {
  switch (body.kind) {
    case 'none':
      return 'nil';
    case 'form':
      return 'strings.NewReader(form.Encode())';
    case 'multipart':
      return '&body';
    default:
      return 'body';
  }
}

/**
 * Returns a function for a random UUID, which the standard library lacks.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9562#section-5.4
 */
function newUuid(): readonly string[] {
  return [
    'func newUUID() (string, error) {',
    '\tvar b [16]byte',
    '\tif _, err := rand.Read(b[:]); err != nil {',
    '\t\treturn "", err',
    '\t}',
    '\tb[6] = b[6]&0x0f | 0x40 // version 4',
    `\tb[8] = b[8]&0x3f | 0x80 // ${texts().comments.uuidVariant}`,
    '\treturn fmt.Sprintf("%x-%x-%x-%x-%x", b[:4], b[4:6], b[6:8], b[8:10], b[10:]), nil',
    '}',
  ];
}

function toHeaderLines({ headers, basic, body }: SampleRequest): readonly string[] {
  const contentType = toContentType(body, quoteGo, 'form.FormDataContentType()');
  return [
    ...(basic === undefined ? [] : [`req.SetBasicAuth(os.Getenv("${basic.user}"), os.Getenv("${basic.password}"))`]),
    ...headers.map(({ name, value }) => `req.Header.Set(${quoteGo(name)}, ${toHeaderText(value)})`),
    ...(contentType === null ? [] : [`req.Header.Set("Content-Type", ${contentType})`]),
  ];
}

/** Returns the expression for a header. A value with quotes, such as an entity tag, becomes a raw string. */
function toHeaderText(value: Template): string {
  const whole = plainText(value);
  return whole?.includes('"') === true ? toRawText(whole) : toExpression(value);
}

/** The check of the status. It ignores read errors, so that an incomplete body does not hide the status. */
const check = [
  'if resp.StatusCode >= 300 {',
  '\tmessage, _ := io.ReadAll(resp.Body)',
  '\treturn fmt.Errorf("HTTP %d: %s", resp.StatusCode, message)',
  '}',
];

function toResult(success: SampleRequest['success']): readonly string[] {
  switch (success.kind) {
    case 'none':
      return ['return nil'];
    case 'json':
    case 'text':
      return ['_, err = io.Copy(os.Stdout, resp.Body)', 'return err'];
    case 'file':
      return [
        ...withErrorCheck(`output, err := os.Create(${quoteGo(success.fileName)})`),
        'defer output.Close()',
        ...insideErrorCheck('_, err := io.Copy(output, resp.Body)'),
        // Some write errors are only reported by `Close`.
        'return output.Close()',
      ];
  }
}

function toExpression(template: Template): string {
  return toConcatenation(template, '+', (part) => {
    switch (part.kind) {
      case 'text':
        return quoteGo(part.text);
      case 'environment':
        return `os.Getenv("${part.name}")`;
      case 'uuid':
        return 'idempotencyKey';
    }
  });
}
