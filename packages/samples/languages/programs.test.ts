import { describe, expect, it } from 'vitest';
import { environment, text } from '../request/templates.ts';
import { javascript } from './javascript.ts';
import { sampleLanguages } from './sampleLanguages.ts';
import { typescript } from './typescript.ts';
import { plainRequest } from '../testing/request.ts';
import type { FormField, MultipartPart, Pair, SampleLanguage, SampleRequest, TemplatePart } from '../types.ts';

/** Characters that are special in at least one of the languages. */
const special = `a"b'c\`d\\e$f#{g}%h+i&j é\u2028`;
const token = environment('API_TOKEN');
const uuid: TemplatePart = { kind: 'uuid' };

/** The programs whose snapshots have these names. Each program is small, and shows one thing. */
const requests: Readonly<Record<string, Partial<SampleRequest>>> = {
  get: {},
  'delete-with-bearer-token': { method: 'DELETE', headers: [pair('Authorization', [...text('Bearer '), token])] },
  'head-of-url-with-query': { method: 'HEAD', url: 'https://a.example/a%60$%7B?ids=b%2Cc,d' },
  'options-with-cookie': {
    method: 'OPTIONS',
    headers: [pair('Cookie', [...text('sid='), token, ...text('; theme=dark')])],
  },

  query: { query: [pair('page', text('1')), pair('__proto__', text('')), pair(special, text('2'))] },
  'query-of-post': {
    method: 'POST',
    query: [pair('a+b', text('1')), pair('key', [token]), pair('mixed', [token, ...text('_')])],
  },
  'query-with-repeated-name': { query: [pair('a', text('x y')), pair('a', [...text('z'), ...text('+')])] },
  'query-with-variables': { query: [pair('key', [token]), pair('mixed', [...text('a&"'), token, ...text('{`\\')])] },
  'query-beside-that-in-url': {
    url: 'https://a.example/a?ids=b%2Cc,d',
    query: [pair('a', text(special)), pair('a', [token])],
  },
  'query-beside-that-in-url-of-post': {
    method: 'POST',
    url: 'https://a.example/a?ids=b%2Cc,d',
    query: [pair('page', text('1')), pair('page', text('2'))],
  },

  headers: {
    headers: [
      pair('x_y', text(`"it's" $\\\``)),
      pair('X-Empty', text('')),
      pair('Cookie', [...text('theme='), ...text('dark')]),
      pair('Authorization', [token]),
      pair('X-Prefix', [...text('a '), token]),
      pair('X-Mixed', [token, ...text('_a$"`\\{b}$'), token]),
    ],
  },
  'idempotency-key': { method: 'PUT', headers: [pair('Idempotency-Key', [uuid])] },
  'idempotency-key-in-text': {
    method: 'PATCH',
    headers: [pair('X-A', [...text('a"'), uuid, ...text('_b')]), pair('X-B', [uuid, ...text('-c')])],
  },
  'basic-credentials': { basic: { user: 'API_USER', password: 'API_PASSWORD' } },
  'digest-credentials': { digest: { user: 'API_USER', password: 'API_PASSWORD' } },

  'text-response': { success: { kind: 'text' } },
  'file-response': { success: { kind: 'file', fileName: "l'export.pdf" } },
  'entity-tag': { success: { kind: 'json' }, hasEntityTag: true },
  'errors-by-code': {
    name: 'lendABook',
    errors: [
      { code: 'a"b', message: special },
      { code: 'c', message: 'd' },
    ],
  },

  json: json('POST', { a: ['b'] }),
  'json-with-special-characters': json('POST', {
    a: special,
    'b"c\\': { d: [1, null, true, false], e: [{}], f: [] },
    "it's": -2.5,
    1: 2,
    $a_: 3,
    ['__proto__']: 4,
  }),
  'json-with-special-names': json('PUT', [{ 10: 1 }, { a1: 1 }, { '1a': 1 }]),
  'json-with-quotes': json('PATCH', { a: '"""', b: '$$ """" ``' }),
  'json-in-one-line': json('DELETE', ['$a', 'b"c', '`', 2 ** 63, 1e21], 'application/vnd.api+json; version=1'),
  'json-null': json('POST', null),
  'json-with-names-of-libraries': {
    ...json('POST', { a: 'os.Getenv Path UUID File Encoding JsonElement' }),
    headers: [pair('a', text('os.Getenv File Encoding Base64')), pair('b', text('"os.Getenv File'))],
  },

  form: form({ name: 'name', value: 'a b' }, { name: special, value: special }, { name: 'empty', value: '' }),
  'form-with-repeated-name': form({ name: 'a', value: "it's" }, { name: 'a', value: 'b&c' }),
  'form-without-fields': form(),

  multipart: multipart({ kind: 'text', name: 'name', text: 'value' }, file('photo', `it's "a".png`)),
  'multipart-of-texts': multipart(
    { kind: 'text', name: 'name', text: special },
    { kind: 'text', name: 'a"b', text: 'c\nd' },
  ),
  'multipart-of-types': multipart(
    { kind: 'text', name: 'a', text: 'b;"c"', mediaType: 'text/csv' },
    { kind: 'json', name: 'd', value: { e: { f: '`"' } }, mediaType: 'application/json' },
  ),
  'multipart-with-repeated-name': multipart(
    { kind: 'text', name: 'a', text: '1' },
    file('a', 'b.png'),
    file('c', 'd.png'),
  ),
  'multipart-without-parts': multipart(),

  text: { method: 'POST', body: { kind: 'text', mediaType: 'text/plain', text: `${special}\n\x01b` } },
  'text-of-type-with-parameter': {
    method: 'OPTIONS',
    body: { kind: 'text', mediaType: 'text/csv; charset=UTF-8', text: 'a;b' },
  },
  file: { method: 'PUT', body: { kind: 'file', mediaType: 'application/pdf', fileName: "l'acte.pdf" } },
};

function pair(name: string, value: Pair['value']): Pair {
  return { name, value };
}

function json(method: string, value: unknown, mediaType = 'application/json'): Partial<SampleRequest> {
  return { method, body: { kind: 'json', mediaType, value } };
}

function form(...fields: readonly FormField[]): Partial<SampleRequest> {
  return { method: 'POST', body: { kind: 'form', fields } };
}

function multipart(...parts: readonly MultipartPart[]): Partial<SampleRequest> {
  return { method: 'POST', body: { kind: 'multipart', parts } };
}

function file(name: string, fileName: string): MultipartPart {
  return { kind: 'file', name, fileName, mediaType: 'image/png' };
}

/** The requests whose programs are written whole: one without a body, one with a text, one with parts. */
const whole = { none: 'get', text: 'json', parts: 'multipart' } as const;

function toRequest(name: string): SampleRequest {
  return { ...plainRequest, ...requests[name] };
}

function toBase({ body }: SampleRequest): string {
  if (body.kind === 'none') return whole.none;
  return body.kind === 'multipart' ? whole.parts : whole.text;
}

/**
 * Returns the programs of a request in all languages, each below the name of its language: whole, or how they differ from
 * those of the request that is written whole. TypeScript is written as how it differs from JavaScript.
 */
function toPrograms(name: string): string {
  const request = toRequest(name);
  const base = toBase(request);
  const write = (language: SampleLanguage) => {
    const program = language.generate(request);
    if (language === typescript) return toDifference(javascript.generate(request), program);
    return name === base ? program : toDifference(language.generate(toRequest(base)), program);
  };
  return sampleLanguages.map((language) => `=== ${language.label} ===\n\n${write(language)}`).join('\n');
}

/** Returns the lines that only one of two programs has. */
function toDifference(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const lines = [
    ...old.filter((line) => !now.includes(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+ ${line}`),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

describe('sampleLanguages', () => {
  it.each(Object.keys(requests))('write the request of the snapshot “%s”', async (name) => {
    await expect(toPrograms(name)).toMatchFileSnapshot(`__snapshots__/${name}.txt`);
  });
});
