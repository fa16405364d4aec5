import { toJsonText } from '../literals';
import { text as plain, toConcatenation } from '../templates';
import type { FormField, Pair, SampleBody, SampleLanguage, SampleRequest, Template } from '../types';
import { certificateNote } from '../wording';
import { toFormLines } from './goForm';
import { checked, quoteGo, toRawJson, tried } from './goText';

/** With the standard library alone; for Go 1.18 or newer. */
export const go: SampleLanguage = { id: 'go', label: 'Go', language: 'go', generate };

function generate(request: SampleRequest): string {
  const { body, headers } = request;
  const isUuid = headers.some(({ value }) => value.some(({ kind }) => kind === 'uuid'));
  const code = [
    ...(request.clientCertificate === true ? [`// ${certificateNote}`] : []),
    'func run() error {',
    ...indent([
      ...toQueryLines(request),
      ...toBodyLines(body),
      ...checked(`req, err := http.NewRequest(${toMethod(request.method)}, ${toAddress(request)}, ${toReader(body)})`),
      ...(isUuid ? newUuid : []),
      ...toHeaderLines(request),
      '',
      'client := &http.Client{Timeout: 30 * time.Second}',
      ...checked('res, err := client.Do(req)'),
      'defer res.Body.Close()',
      '',
      ...toChecks(request),
      '',
      ...toResult(request.success),
    ]),
    '}',
    '',
    'func main() {',
    '\tif err := run(); err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '}',
  ].join('\n');
  return `package main\n\n${toImports(code)}\n\n${code}\n`;
}

/** Packages by the names under which code refers to them, in the order of gofmt. */
const packages: readonly (readonly [name: string, path: string])[] = [
  ['bytes', 'bytes'],
  ['rand', 'crypto/rand'],
  ['json', 'encoding/json'],
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

function toAddress({ url, query }: SampleRequest): string {
  return query.length === 0 ? quoteGo(url) : `${quoteGo(`${url}?`)}+query.Encode()`;
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
      return [...checked(`body, err := os.Open(${quoteGo(body.fileName)})`), 'defer body.Close()', ''];
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

/** A random UUID: the standard library has no function for one. @see https://www.rfc-editor.org/rfc/rfc9562#section-5.4 */
const newUuid = [
  'uuid := make([]byte, 16)',
  'if _, err := rand.Read(uuid); err != nil {',
  '\treturn err',
  '}',
  'uuid[6] = uuid[6]&0x0f | 0x40',
  'uuid[8] = uuid[8]&0x3f | 0x80',
];

function toHeaderLines({ headers, basic, body }: SampleRequest): readonly string[] {
  const contentType = toContentType(body);
  return [
    ...(basic === undefined ? [] : [`req.SetBasicAuth(os.Getenv("${basic.user}"), os.Getenv("${basic.password}"))`]),
    ...headers.map(({ name, value }) => `req.Header.Set(${quoteGo(name)}, ${toExpression(value)})`),
    ...(contentType === null ? [] : [`req.Header.Set("Content-Type", ${contentType})`]),
  ];
}

function toContentType(body: SampleBody): string | null {
  switch (body.kind) {
    case 'none':
      return null;
    case 'form':
      return '"application/x-www-form-urlencoded"';
    case 'multipart':
      return 'form.FormDataContentType()';
    default:
      return quoteGo(body.mediaType);
  }
}

function toChecks({ problem }: SampleRequest): readonly string[] {
  const isKnown = problem.length > 0;
  const names = problem.map(
    (name) =>
      `${name.charAt(0).toUpperCase()}${name.slice(1).replace(/_(\w)/g, (_, sign: string) => sign.toUpperCase())}`,
  );
  const width = Math.max(...names.map((name) => name.length));
  const check = isKnown
    ? [
        'var problem struct {',
        ...problem.map((name, index) => `\t${(names[index] ?? '').padEnd(width)} string \`json:"${name}"\``),
        '}',
        ...tried('err := json.NewDecoder(res.Body).Decode(&problem)'),
        `return fmt.Errorf("HTTP %d${problem.length > 1 ? ' ' : ': '}${problem.map(() => '%s').join(': ')}", res.StatusCode, ${names.map((name) => `problem.${name}`).join(', ')})`,
      ]
    : [...checked('message, err := io.ReadAll(res.Body)'), 'return fmt.Errorf("HTTP %d: %s", res.StatusCode, message)'];
  return ['if res.StatusCode >= 300 {', ...indent(check), '}'];
}

function toResult(success: SampleRequest['success']): readonly string[] {
  switch (success.kind) {
    case 'none':
      return ['return nil'];
    case 'json':
      return [
        'var result any',
        ...tried('err := json.NewDecoder(res.Body).Decode(&result)'),
        'fmt.Println(result)',
        'return nil',
      ];
    case 'text':
      return ['_, err = io.Copy(os.Stdout, res.Body)', 'return err'];
    case 'file':
      return [
        ...checked(`output, err := os.Create(${quoteGo(success.fileName)})`),
        'defer output.Close()',
        '_, err = io.Copy(output, res.Body)',
        'return err',
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
        return 'fmt.Sprintf("%x-%x-%x-%x-%x", uuid[:4], uuid[4:6], uuid[6:8], uuid[8:10], uuid[10:])';
    }
  });
}
