import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@reliure/openapi';
import { changeLines } from '../testing/changeLine.ts';
import { contractWith } from '../testing/contracts.ts';

const text = { type: 'string' };
const long = (minLength: number) => ({ type: 'string', minLength });
const to = (section: string, name: string) => ({ $ref: `#/components/${section}/${name}` });
const sent = (media: JsonObject, mediaType = 'application/jsonl') =>
  contractWith({ operation: { requestBody: { content: { [mediaType]: media } } } });
const done = { responses: { '204': {} } };
const secured = (scheme: JsonObject) =>
  contractWith({ operation: { security: [{ a: [] }] }, components: { securitySchemes: { a: scheme } } });
const device = (url: string) => ({
  type: 'oauth2',
  flows: { deviceAuthorization: { deviceAuthorizationUrl: url, tokenUrl: '/t', scopes: {} } },
});
const whole = (name: string) => ({
  name,
  in: 'querystring',
  content: { 'application/x-www-form-urlencoded': { schema: { properties: { a: text } } } },
});
const pets = (defaultMapping?: string) =>
  contractWith({
    operation: { requestBody: { content: { 'application/json': { schema: to('schemas', 'Pet') } } } },
    schemas: {
      Pet: {
        oneOf: [to('schemas', 'Cat'), to('schemas', 'Dog')],
        discriminator: { propertyName: 't', ...(defaultMapping !== undefined && { defaultMapping }) },
      },
      Cat: { properties: { t: { const: 'Cat' } } },
      Dog: { properties: { t: { const: 'Dog' } } },
    },
  });

describe('compareContracts, for OpenAPI 3.2', () => {
  it.each<[string, JsonObject, JsonObject, readonly string[]]>([
    [
      'a removed query',
      contractWith({ path: { query: done } }),
      contractWith(),
      ['breaking operation-removed QUERY /pieces'],
    ],
    [
      'a new additional operation',
      contractWith(),
      contractWith({ path: { additionalOperations: { COPY: done } } }),
      ['compatible operation-added COPY /pieces'],
    ],
    [
      'the items of a stream',
      sent({ itemSchema: long(1) }),
      sent({ itemSchema: long(2) }),
      ['breaking bound-tightened POST /pieces body[] (minLength: 1 → minLength: 2)'],
    ],
    [
      'a stream that was a list',
      sent({ schema: { type: 'array', items: long(1) } }),
      sent({ itemSchema: long(1) }),
      [],
    ],
    [
      'a shared media type',
      contractWith({
        operation: { requestBody: { content: { 'text/plain': to('mediaTypes', 'T') } } },
        components: { mediaTypes: { T: { schema: long(1) } } },
      }),
      sent({ schema: long(1) }, 'text/plain'),
      [],
    ],
    [
      'the media type of a part',
      sent({ schema: { type: 'array' }, prefixEncoding: [{ contentType: 'image/png' }] }, 'multipart/mixed'),
      sent({ schema: { type: 'array' }, prefixEncoding: [{ contentType: 'image/webp' }] }, 'multipart/mixed'),
      ['breaking type-changed POST /pieces body.[1] (contentType: image/png → contentType: image/webp)'],
    ],
    [
      'the name of a whole query string',
      contractWith({ operation: { parameters: [whole('a')] } }),
      contractWith({ operation: { parameters: [whole('b')] } }),
      [],
    ],
    [
      'a deprecated scheme',
      secured({ type: 'http', scheme: 'basic' }),
      secured({ type: 'http', scheme: 'basic', deprecated: true }),
      ['notable deprecated securitySchemes/a'],
    ],
    [
      'the address for devices',
      secured(device('/a')),
      secured(device('/b')),
      ['breaking rule-changed securitySchemes/a (deviceAuthorizationUrl: "/a" → deviceAuthorizationUrl: "/b")'],
    ],
    [
      'another default mapping',
      pets('Cat'),
      pets('Dog'),
      ['breaking rule-changed Pet (defaultMapping: Cat → defaultMapping: Dog)'],
    ],
  ])('compares %s', (_name, before, after, want) => expect(changeLines(before, after)).toEqual(want));
});
