import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@reliure/openapi';
import { buildReference } from './reference.ts';
import { writePage } from './testing/writePage.ts';

const account = {
  type: 'object',
  required: ['id', 'secret'],
  properties: {
    id: { type: 'integer', readOnly: true },
    secret: { type: 'string', writeOnly: true },
    name: { type: 'string' },
  },
};
const documented = { id: 12345, secret: 's3cr3t', name: 'Ana' };
const schemas = {
  Account: account,
  Documented: { ...account, example: documented },
  Holder: { properties: { accounts: { type: 'object', additionalProperties: account, example: { x: documented } } } },
  Impossible: { type: 'string', pattern: '^a$', minLength: 2 },
};
const examples = { Ana: { summary: 'Le compte d’Ana', value: documented } };
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (media: JsonObject) => ({ content: { 'application/json': media } });

/** Returns the Markdown of an operation: what it says of the request, with the samples, and of the responses. */
function write(requestBody: JsonObject | null, response: JsonObject, parameters: readonly JsonObject[] = []) {
  const operation = {
    summary: 'Essai',
    parameters,
    ...(requestBody !== null && { requestBody }),
    responses: { 200: { description: 'Lu.', ...response } },
  };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Essai', version: '1' },
    paths: { '/a': { post: operation } },
    components: { schemas, examples },
  };
  const reference = buildReference({ document });
  const written = writePage(reference, reference.operations[0]?.slug);
  const part = (start: string, ...ends: readonly string[]): string => {
    const [, after = ''] = `\n${written}`.split(start);
    return ends.reduce((text, end) => text.split(end)[0] ?? '', after);
  };
  return {
    request: part('\n# ', '\n## Réponses') + part('\n## Exemples de corps', '\n## Exemples de réponse'),
    responses: part('\n## Réponses', '\n## Appel') + part('\n## Exemples de réponse'),
    samples: part('\n## Appel', '\n## Exemples de'),
  };
}

describe('an operation', () => {
  const sentence = 'Aucun exemple valide n’a pu être construit depuis ce schéma.';

  it.each<[string, JsonObject]>([
    ['a text', to('Impossible')],
    ['a member', { type: 'object', required: ['a'], properties: { a: to('Impossible') } }],
    ['a recursion without an end', { type: 'object', required: ['a'], properties: { a: false } }],
  ])('says that there is no example of %s, and samples send none', (_name, schema) => {
    const { request, responses, samples } = write(json({ schema }), json({ schema }));
    expect([request, responses].map((text) => text.includes(sentence))).toEqual([true, true]);
    expect(samples).toContain('Aucun exemple valide n’a été trouvé pour ce corps\u00a0: écrivez-le dans corps.json.');
    expect(samples).toContain("--data-binary '@corps.json'");
  });

  it('says nothing of the kind about an example', () => {
    const { request, responses } = write(json({ schema: account }), json({ schema: account }));
    expect(request + responses).not.toContain(sentence);
  });

  it.each<[string, JsonObject]>([
    ['an example of the media type', json({ schema: to('Account'), example: documented })],
    ['a named example', json({ schema: to('Account'), examples: { a: { value: documented } } })],
    ['a shared example', json({ schema: to('Account'), examples: { a: { $ref: '#/components/examples/Ana' } } })],
    ['an example of the schema', json({ schema: to('Documented') })],
    ['an example of a field', json({ schema: to('Holder') })],
    ['items', json({ schema: { type: 'array', items: to('Account') }, example: [documented] })],
    ['a part of allOf', json({ schema: { allOf: [to('Account'), {}] }, example: documented })],
    ['XML', { content: { 'application/xml': { schema: to('Account'), example: documented } } }],
  ])('shows %s as its sender writes it', (_name, content) => {
    const { request, responses, samples } = write(content, content);
    expect(['12345', 's3cr3t'].map((value) => request.includes(value))).toEqual([false, true]);
    expect(['12345', 's3cr3t'].map((value) => responses.includes(value))).toEqual([true, false]);
    expect(['12345', 's3cr3t'].map((value) => samples.includes(value))).toEqual([false, true]);
  });

  it('shows examples of parameters as clients write them', () => {
    const parameter = { name: 'q', in: 'query', required: true, style: 'deepObject', schema: to('Account') };
    const own = write(null, {}, [{ ...parameter, example: documented }]);
    const named = write(null, {}, [{ ...parameter, examples: { a: { summary: 'Ana', value: documented } } }]);
    for (const { request, samples } of [own, named]) {
      expect(['12345', 's3cr3t'].map((value) => request.includes(value))).toEqual([false, true]);
      expect(['12345', 's3cr3t'].map((value) => samples.includes(value))).toEqual([false, true]);
    }
  });

  it('requires a member of its sender only', () => {
    const required = (text: string) =>
      ['id', 'secret'].filter((name) => new RegExp(`\`${name}\`[^\n]*obligatoire`).test(text));
    const request = write(json({ schema: account }), {}).request;
    const { responses } = write(null, json({ schema: account }));
    expect([required(request), required(responses)]).toEqual([['secret'], ['id']]);
  });

  it.each<[string, JsonObject, want: boolean]>([
    ['JSON only', { 'application/json': 1 }, false],
    ['XML only', { 'application/xml': 1 }, true],
    ['JSON and XML', { 'application/json': 1, 'text/xml': 1 }, true],
    ['a type of XML', { 'application/atom+xml; charset=utf-8': 1 }, true],
  ])('names fields in XML where it uses XML: %s', (_name, types, want) => {
    const schema = { type: 'object', properties: { id: { type: 'integer', xml: { attribute: true } } } };
    const content = Object.fromEntries(Object.keys(types).map((type) => [type, { schema }]));
    expect(write({ content }, {}).request.includes('attribut XML')).toBe(want);
    expect(write(null, { content }).responses.includes('attribut XML')).toBe(want);
  });

  it.each<[string, JsonObject, readonly string[]]>([
    ['its title', { a: { summary: 'Le premier', value: 'v1' } }, ['`a`', 'Le premier', '`v1`']],
    ['its description', { a: { description: 'Pour *commencer*.', value: 'v1' } }, ['`v1`', 'Pour _commencer_.']],
    ['its address', { a: { externalValue: 'https://a.example/x' } }, ['`a`', 'https://a.example/x']],
    ['a shared one', { b: { $ref: '#/components/examples/Ana' } }, ['`b`', 'Le compte d’Ana']],
  ])('shows a named example of a parameter with %s', (_name, named, want) => {
    const { request } = write(null, {}, [{ name: 'q', in: 'query', schema: {}, examples: named }]);
    for (const text of want) expect(request).toContain(text);
  });
});
