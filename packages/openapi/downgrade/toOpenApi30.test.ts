import { join } from 'node:path';
import SwaggerParser from '@apidevtools/swagger-parser';
import { describe, expect, it } from 'vitest';
import { toObject, type JsonObject } from '../document/json.ts';
import { writeJson } from '../document/writeJson.ts';
import { loadContract } from '../read/load.ts';
import { toOpenApi30 } from './toOpenApi30.ts';

/** Converts members of the root. Returns them without those that every document has. */
function convert(given: JsonObject) {
  const { document, losses } = toOpenApi30({ openapi: '3.1.0', info: {}, paths: {}, ...given });
  const { openapi, info: _info, paths: _paths, ...others } = document;
  expect(openapi).toBe('3.0.4');
  return { document: others, losses };
}

const mutual = { components: { securitySchemes: { a: { type: 'mutualTLS' }, b: { type: 'http', scheme: 'basic' } } } };
const basic = { components: { securitySchemes: { b: { type: 'http', scheme: 'basic' } } } };

describe('toOpenApi30', () => {
  it.each<[string, JsonObject, JsonObject, readonly string[]]>([
    [
      'calls to clients',
      { webhooks: { a: { post: { responses: {} } } } },
      { 'x-webhooks': { a: { post: { responses: {} } } } },
      ['`webhooks`'],
    ],
    ['another dialect', { jsonSchemaDialect: 'https://a.example' }, {}, ['`jsonSchemaDialect`']],
    [
      'TLS certificates',
      { ...mutual, security: [{ a: [] }, { a: [], b: [] }] },
      { ...basic, security: [{ b: [] }] },
      ['`mutualTLS` (a)'],
    ],
    ['nothing but TLS certificates', { ...mutual, security: [{ a: [] }] }, basic, ['`mutualTLS` (a)']],
    ['free access', { ...basic, security: [{}] }, { ...basic, security: [{}] }, []],
    [
      'texts beside references',
      {
        components: {
          responses: { A: { description: 'a' }, B: { $ref: '#/components/responses/A', description: 'b' } },
        },
      },
      { components: { responses: { A: { description: 'a' }, B: { description: 'b' } } } },
      [],
    ],
  ])('converts %s', (_name, given, document, losses) => expect(convert(given)).toEqual({ document, losses }));

  it('converts members of the root', () => {
    const { document } = toOpenApi30({
      openapi: '3.2.0',
      info: { summary: 'A', license: { name: 'MIT', identifier: 'MIT' } },
      paths: { '/a': { $ref: '#/components/pathItems/A' } },
      components: { pathItems: { A: { get: {} } } },
    });
    expect(document).toEqual({
      openapi: '3.0.4',
      info: { 'x-summary': 'A', license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' } },
      paths: { '/a': { get: { responses: { default: { description: '' } } } } },
      components: {},
    });
  });

  it.each<[string, unknown, JsonObject, readonly string[]]>([
    ['any value', true, {}, []],
    ['no value', false, { not: {} }, []],
    [
      'null or a type',
      { type: ['string', 'null'], enum: ['a', null] },
      { type: 'string', nullable: true, enum: ['a', null] },
      [],
    ],
    ['only null', { type: 'null' }, { enum: [null] }, []],
    [
      'null or a reference',
      { anyOf: [{ $ref: '#/a' }, { type: 'null' }] },
      { anyOf: [{ $ref: '#/a' }, { enum: [null] }] },
      [],
    ],
    ['one type in a list', { type: ['array'] }, { type: 'array', items: {} }, []],
    ['types', { type: ['string', 'integer'] }, { anyOf: [{ type: 'string' }, { type: 'integer' }] }, []],
    [
      'types beside alternatives',
      { type: ['string', 'null', 'array'], anyOf: [{ minLength: 1 }] },
      {
        anyOf: [{ type: 'string' }, { type: 'array', items: {} }, { enum: [null] }],
        allOf: [{ anyOf: [{ minLength: 1 }] }],
      },
      [],
    ],
    ['constants', { const: 0 }, { enum: [0] }, []],
    ['examples', { examples: ['a', 'b'] }, { example: 'a' }, ['`examples[1…]`']],
    ['an exclusive bound', { exclusiveMinimum: 0, maximum: 5 }, { minimum: 0, exclusiveMinimum: true, maximum: 5 }, []],
    [
      'the narrower bound',
      { minimum: 1, exclusiveMinimum: 0, maximum: 5, exclusiveMaximum: 5 },
      { minimum: 1, maximum: 5, exclusiveMaximum: true },
      [],
    ],
    ['text as base64', { contentEncoding: 'base64' }, { format: 'byte' }, []],
    ['binary content', { contentMediaType: 'application/octet-stream' }, { format: 'binary' }, []],
    [
      'another encoding',
      { contentEncoding: 'base32', contentMediaType: 'text/csv' },
      {},
      ['`contentEncoding`', '`contentMediaType`'],
    ],
    ['members beside a reference', { $ref: '#/a', title: 'A' }, { title: 'A', allOf: [{ $ref: '#/a' }] }, []],
    [
      'definitions inside',
      { $ref: '#/b/$defs/A', $defs: { A: true } },
      { 'x-defs': { A: {} }, allOf: [{ $ref: '#/b/x-defs/A' }] },
      [],
    ],
    ['references to anchors', { $ref: '#a' }, {}, ['`$anchor`']],
    ['what it lacks', { if: {}, then: {}, $comment: 'a', 'x-a': 1 }, { 'x-a': 1 }, ['`if`', '`then`']],
  ])('converts schemas: %s', (_name, given, schema, losses) => {
    const { document, losses: found } = convert({ components: { schemas: { A: given } } });
    expect({ schema: toObject(toObject(document['components'])['schemas'])['A'], losses: found }).toEqual({
      schema,
      losses,
    });
  });

  it.each<[string, JsonObject, JsonObject, readonly string[]]>([
    ['patterns of names', { patternProperties: { a: true }, additionalProperties: false }, {}, ['`patternProperties`']],
    ['items by position', { prefixItems: [true], items: false }, { items: {} }, ['`prefixItems`']],
    ['what is excluded', { not: { $ref: '#/components/schemas/Lossy' } }, {}, ['`not`']],
    [
      'what exactly one must match',
      { oneOf: [{ $ref: '#/components/schemas/Lossy' }] },
      { anyOf: [{ $ref: '#/components/schemas/Lossy' }] },
      ['`oneOf`'],
    ],
  ])('never forbids what the contract allows: %s', (_name, given, schema, losses) => {
    const lossy = { properties: { a: { dependentRequired: {} } } };
    const { document, losses: found } = convert({ components: { schemas: { A: given, Lossy: lossy } } });
    expect(toObject(toObject(document['components'])['schemas'])['A']).toEqual(schema);
    expect(found.filter((loss) => loss !== '`dependentRequired`')).toEqual(losses);
  });

  it('leaves a document of version 3.0 as it is', () => {
    const document = { openapi: '3.0.3', paths: {} };
    expect(toOpenApi30(document)).toEqual({ document, losses: [] });
  });

  it.each([
    'site/contract/openapi.yaml',
    'example/partner/openapi.yaml',
    'packages/reference/kinds/testing/openapi32.yaml',
  ])(
    'makes a valid document of %s',
    async (file) => {
      const { document } = toOpenApi30((await loadContract(join(import.meta.dirname, '../../..', file))).document);
      const read = toObject(JSON.parse(writeJson(document)));
      expect(read['openapi']).toBe('3.0.4');
      await SwaggerParser.validate(read as never);
    },
    60_000,
  );
});
