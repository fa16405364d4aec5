import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../document/json.ts';
import { writeJson } from '../document/writeJson.ts';
import { accepted, contractFolder } from '../read/testing/contractFolder.ts';
import { loadContract } from '../read/load.ts';
import { toOpenApi31 } from './toOpenApi31.ts';

const read = contractFolder();

/** Converts members of the root. Returns them without those that every document has. */
function convert(given: JsonObject) {
  const { document, losses } = toOpenApi31({ openapi: '3.2.0', info: {}, ...given });
  const { openapi, info: _info, ...others } = document;
  expect(openapi).toBe('3.1.1');
  return { document: others, losses };
}

const get = (operation: JsonObject) => ({ paths: { '/a': { get: operation } } });
const body = (media: JsonObject) => get({ requestBody: { content: { 'application/jsonl': media } } });
const schema = (given: JsonObject) => ({ components: { schemas: { A: given } } });
const data = { properties: { xml: { default: { summary: 1 } } }, examples: [{ dataValue: 1 }] };

describe('toOpenApi31', () => {
  it.each<[string, JsonObject, JsonObject, readonly string[]]>([
    ['$self', { $self: 'https://a.example' }, {}, []],
    [
      'methods',
      { paths: { '/a': { get: {}, query: {}, additionalOperations: { COPY: {} } } } },
      { paths: { '/a': { get: {} } } },
      ['QUERY /a', 'COPY /a'],
    ],
    [
      'tags',
      {
        tags: [
          { name: 'a', summary: 'A', kind: 'nav' },
          { name: 'b', parent: 'a' },
        ],
      },
      { tags: [{ name: 'a', 'x-displayName': 'A' }, { name: 'b' }], 'x-tagGroups': [{ name: 'A', tags: ['a', 'b'] }] },
      [],
    ],
    ['names of servers', { servers: [{ url: '/', name: 'A' }] }, { servers: [{ url: '/', description: 'A' }] }, []],
    ['streams', body({ itemSchema: {} }), body({ schema: { type: 'array', items: {} } }), ['`itemSchema`']],
    ['parts', body({ schema: {}, itemEncoding: {} }), body({ schema: {} }), ['`prefixEncoding`, `itemEncoding`']],
    [
      'summaries of responses',
      get({ responses: { 200: { summary: 'A' } } }),
      get({ responses: { 200: { description: 'A' } } }),
      [],
    ],
    [
      'shared media types',
      { ...body({ $ref: '#/components/mediaTypes/A' }), components: { mediaTypes: { A: { schema: {} } } } },
      { ...body({ schema: {} }), components: {} },
      [],
    ],
    [
      'examples',
      body({
        examples: { a: { dataValue: 1 }, b: { serializedValue: '{}\n' }, c: { dataValue: 1, externalValue: 'x' } },
      }),
      body({ examples: { a: { value: 1 }, b: { value: '{}\n' }, c: { value: 1 } } }),
      [],
    ],
    [
      'a form that is the query string',
      get({
        parameters: [
          {
            in: 'querystring',
            name: 'q',
            content: { 'application/x-www-form-urlencoded': { schema: { properties: { a: {} }, required: ['a'] } } },
          },
        ],
      }),
      get({ parameters: [{ name: 'a', in: 'query', required: true, schema: {} }] }),
      [],
    ],
    [
      'another query string',
      get({ parameters: [{ in: 'querystring', name: 'q', content: { 'application/json': {} } }] }),
      get({ parameters: [] }),
      ['`in: querystring` (q)'],
    ],
    ['cookies', get({ parameters: [{ in: 'cookie', style: 'cookie' }] }), get({ parameters: [{ in: 'cookie' }] }), []],
    [
      'security schemes',
      {
        components: {
          securitySchemes: {
            a: { deprecated: true, oauth2MetadataUrl: 'x', flows: { implicit: {}, deviceAuthorization: {} } },
          },
        },
      },
      { components: { securitySchemes: { a: { flows: { implicit: {} } } } } },
      ['`deviceAuthorization` (a)'],
    ],
    [
      'discriminators',
      schema({ discriminator: { propertyName: 't', defaultMapping: 'B' } }),
      schema({ discriminator: { propertyName: 't' } }),
      ['`defaultMapping`'],
    ],
    ['attributes', schema({ xml: { nodeType: 'attribute' } }), schema({ xml: { attribute: true } }), []],
    [
      'wrapped lists',
      schema({ type: 'array', xml: { nodeType: 'element' } }),
      schema({ type: 'array', xml: { wrapped: true } }),
      [],
    ],
    ['texts of XML', schema({ xml: { nodeType: 'text' } }), schema({ xml: {} }), ['`nodeType: text`']],
    ['data as it is', schema(data), schema(data), []],
  ])('converts %s', (_name, given, document, losses) => expect(convert(given)).toEqual({ document, losses }));

  it.each(['3.0.3', '3.1.0'])('leaves a document of version %s as it is', (openapi) => {
    const document = { openapi, paths: {} };
    expect(toOpenApi31(document)).toEqual({ document, losses: [] });
  });

  it('makes a contract without problems', async () => {
    const file = join(import.meta.dirname, '../../reference/kinds/testing/openapi32.yaml');
    const { document } = toOpenApi31((await loadContract(file)).document);
    expect(
      accepted(await read({ 'a.json': writeJson(document) })).warnings.map(
        ({ pointer, message }) => `${pointer} ${message}`,
      ),
    ).toEqual([]);
  });
});
