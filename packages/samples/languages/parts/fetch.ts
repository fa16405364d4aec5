import {
  block,
  formatLiteral,
  indentRest,
  quote,
  replaceHidden,
  toUnicodeEscape,
  withBlankLine,
  type LiteralSyntax,
} from './literals.ts';
import { hasIdempotencyKey, hasRepeatedNames, querySeparator, text as plain } from '../../request/templates.ts';
import { timeoutSeconds } from './timeout.ts';
import type { MultipartPart, Pair, SampleBody, SampleRequest, Template } from '../../types.ts';
import { withWritableValues, type Limits } from './writable.ts';
import { idempotencyKeyNote, toNotes } from './notes.ts';

/** The differences between TypeScript and JavaScript. */
export interface Typing {
  /** The type annotation of a variable whose value is unknown; empty in JavaScript. */
  readonly unknown: string;
  /** Returns an expression for an environment variable, of type string. */
  readonly environment: (name: string) => string;
}

/** Returns a call by `fetch` as a module for Node.js 20 or newer. */
export function toFetchSample(source: SampleRequest, typing: Typing): string {
  const request = withWritableValues(source, limits);
  const { url, query, body } = request;
  const sections = [
    toNotes(request)
      .map((note) => `// ${note}`)
      .join('\n'),
    toImports(request),
    hasIdempotencyKey(request) ? `// ${idempotencyKeyNote()}\nconst idempotencyKey = crypto.randomUUID();` : '',
    query.length > 0 ? `const query = ${toSearchParams(query, typing)};` : '',
    request.basic === undefined ? '' : toCredentials(request.basic),
    body.kind === 'multipart' ? toFormData(body.parts) : '',
    `const response = await fetch(${query.length > 0 ? toTemplate(plain(`${url}${querySeparator(url)}`), '${query}') : quoteScript(url)}${toOptions(request, typing)});\n${toChecks(request, typing)}`,
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

function toImports({ body, success }: SampleRequest): string {
  const isRead = body.kind === 'file' || (body.kind === 'multipart' && body.parts.some(({ kind }) => kind === 'file'));
  const names = [isRead ? 'readFile' : '', success.kind === 'file' ? 'writeFile' : ''].filter((name) => name !== '');
  return names.length === 0 ? '' : `import { ${names.join(', ')} } from 'node:fs/promises';`;
}

function toCredentials({ user, password }: NonNullable<SampleRequest['basic']>): string {
  return `const credentials = Buffer.from(\`\${process.env.${user}}:\${process.env.${password}}\`).toString('base64');`;
}

function toFormData(parts: readonly MultipartPart[]): string {
  return ['const form = new FormData();', ...parts.map((part) => `form.append(${toFetchPart(part)});`)].join('\n');
}

function toFetchPart(part: MultipartPart): string {
  const name = quoteScript(part.name);
  const blob = (content: string, mediaType: string) => `new Blob([${content}], { type: ${quoteScript(mediaType)} })`;
  switch (part.kind) {
    case 'text':
      return `${name}, ${part.mediaType === undefined ? quoteScript(part.text) : blob(quoteScript(part.text), part.mediaType)}`;
    case 'json':
      return `${name}, ${blob(`JSON.stringify(${formatLiteral(part.value, scriptSyntax)})`, part.mediaType)}`;
    case 'file':
      return `${name}, ${blob(`await readFile(${quoteScript(part.fileName)})`, part.mediaType)}, ${quoteScript(part.fileName)}`;
  }
}

function toOptions(request: SampleRequest, typing: Typing): string {
  const { method, basic, body } = request;
  const headers = [
    ...(basic === undefined ? [] : ['Authorization: `Basic ${credentials}`']),
    ...request.headers.map(({ name, value }) => `${toPropertyKey(name)}: ${toExpression(value, typing)}`),
    ...('mediaType' in body ? [`'Content-Type': ${quoteScript(body.mediaType)}`] : []),
  ];
  const content = toFetchBody(body, typing);
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length === 0 ? [] : [`headers: ${block(['{', '}'], headers, '  ', '  ')}`]),
    ...(content === null ? [] : [`body: ${content}`]),
    `signal: AbortSignal.timeout(${timeoutSeconds}_000)`,
  ];
  return `, ${block(['{', '}'], options, '', '  ')}`;
}

function toFetchBody(body: SampleBody, typing: Typing): string | null {
  switch (body.kind) {
    case 'none':
      return null;
    case 'json':
      return `JSON.stringify(${formatLiteral(body.value, scriptSyntax, '  ')})`;
    case 'form':
      return indentRest(
        toSearchParams(
          body.fields.map(({ name, value }) => ({ name, value: plain(value) })),
          typing,
        ),
        '  ',
      );
    case 'multipart':
      return 'form';
    case 'text':
      return quoteScript(body.text);
    case 'file':
      return `await readFile(${quoteScript(body.fileName)})`;
  }
}

function toSearchParams(pairs: readonly Pair[], typing: Typing): string {
  const isList = hasRepeatedNames(pairs);
  const lines = pairs.map(({ name, value }) =>
    isList
      ? `[${quoteScript(name)}, ${toExpression(value, typing)}]`
      : `${toPropertyKey(name)}: ${toExpression(value, typing)}`,
  );
  return `new URLSearchParams(${block(isList ? ['[', ']'] : ['{', '}'], lines, '', '  ')})`;
}

function toChecks({ success }: SampleRequest, typing: Typing): string {
  return [
    'if (!response.ok) {',
    '  throw new Error(`HTTP ${response.status}: ${await response.text()}`);',
    '}',
    ...withBlankLine(toResult(success, typing)),
  ].join('\n');
}

function toResult(success: SampleRequest['success'], typing: Typing): readonly string[] {
  switch (success.kind) {
    case 'none':
      return [];
    case 'json':
      return [`const result${typing.unknown} = await response.json();`, 'console.log(result);'];
    case 'text':
      return ['console.log(await response.text());'];
    case 'file':
      return [`await writeFile(${quoteScript(success.fileName)}, Buffer.from(await response.arrayBuffer()));`];
  }
}

function toExpression(template: Template, typing: Typing): string {
  const [only, ...others] = template;
  if (only?.kind === 'environment' && others.length === 0) return typing.environment(only.name);
  if (only?.kind === 'uuid' && others.length === 0) return 'idempotencyKey';
  if (template.every((part) => part.kind === 'text')) return quoteScript(template.map((part) => part.text).join(''));
  return toTemplate(template);
}

/** Returns a template literal that ends with `end`. */
function toTemplate(template: Template, end = ''): string {
  const parts = template.map((part) => {
    switch (part.kind) {
      case 'text':
        return replaceHidden(part.text.replace(/\\|`|\$(?=\{|$)/g, '\\$&'), toUnicodeEscape);
      case 'environment':
        return `\${process.env.${part.name}}`;
      case 'uuid':
        return '${idempotencyKey}';
    }
  });
  return `\`${parts.join('')}${end}\``;
}

function quoteScript(text: string): string {
  return quote(text, text.includes("'") && !text.includes('"') ? '"' : "'");
}

/**
 * Returns the key of a property. `__proto__` must be computed, because otherwise it would set the prototype.
 *
 * @see https://tc39.es/ecma262/#sec-__proto__-property-names-in-object-initializers
 */
function toPropertyKey(name: string): string {
  if (name === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoteScript(name);
}

const limits: Limits = { holds: (number) => typeof number === 'number', sortsNumericNames: true };

const scriptSyntax: LiteralSyntax = {
  unit: '  ',
  list: ['[', ']'],
  map: ['{', '}'],
  separator: ': ',
  words: { null: 'null', true: 'true', false: 'false' },
  text: quoteScript,
  key: toPropertyKey,
};
