import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@reliure/openapi';
import { changeLines } from '../testing/changeLine.ts';
import { contractWith } from '../testing/contracts.ts';

const text = { type: 'string' };
const whole = { type: 'integer' };
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const nothing = { type: 'null' };

/** Components with the same content by two names. */
const shared = {
  Chat: object({ miaule: { type: 'boolean' } }, { required: ['miaule'] }),
  Felin: object({ miaule: { type: 'boolean' } }, { required: ['miaule'] }),
  Chien: object({ aboie: { type: 'boolean' } }),
  Nom: { type: 'string', maxLength: 9 },
  Titre: { type: 'string', maxLength: 9 },
};

/** Returns a contract that sends and receives a field with a schema. */
const withField = (schema: unknown): JsonObject =>
  contractWith({ schemas: { ...shared, Ordre: object({ a: schema }), Piece: object({ a: schema }) } });

describe('compareContracts', () => {
  it.each<readonly [string, unknown, unknown]>([
    ['null beside a type', { ...text, nullable: true }, { type: ['string', 'null'] }],
    ['null beside a list of types', { type: ['null', 'string'] }, { type: ['string', 'null'] }],
    ['null as a variant', { ...text, nullable: true }, { oneOf: [text, nothing] }],
    ['null beside `allOf`', { nullable: true, allOf: [to('Chat')] }, { anyOf: [to('Chat'), nothing] }],
    ['null beside `$ref`', { nullable: true, ...to('Chat') }, { oneOf: [nothing, to('Chat')] }],
    [
      'null beside a choice',
      { nullable: true, oneOf: [to('Chat'), to('Chien')] },
      { oneOf: [to('Chat'), to('Chien'), nothing] },
    ],
    [
      'null left out of values',
      { ...text, nullable: true, enum: ['a'] },
      { type: ['string', 'null'], enum: ['a', null] },
    ],
    [
      'null beside values',
      { anyOf: [{ ...text, enum: ['a', 'b'] }, nothing] },
      { ...text, nullable: true, enum: ['a', 'b'] },
    ],
    ['only null', { enum: [null] }, { type: 'null' }],
    ['only null as a constant', { const: null }, { type: ['null'] }],
    ['a list of types as a choice', { type: ['string', 'integer'] }, { oneOf: [text, whole] }],
    ['types in another order', { anyOf: [whole, text] }, { type: ['string', 'integer'] }],
    [
      'types with bounds of their own',
      { oneOf: [{ ...text, maxLength: 5 }, whole] },
      { type: ['integer', 'string'], maxLength: 5 },
    ],
    ['types and null', { oneOf: [text, whole, nothing] }, { type: ['string', 'integer', 'null'] }],
    ['a choice of one', { oneOf: [to('Chat')] }, to('Chat')],
    ['any of one', { anyOf: [text] }, text],
    ['all of one', { allOf: [to('Chat')] }, to('Chat')],
    ['all of one, with a description', { allOf: [to('Chat')], description: 'Le chat.' }, to('Chat')],
    ['all of two, nested', { allOf: [{ allOf: [to('Chat'), to('Chien')] }] }, { allOf: [to('Chien'), to('Chat')] }],
    [
      'a choice inside of a choice',
      { oneOf: [{ oneOf: [to('Chat'), text] }, to('Chien')] },
      { oneOf: [to('Chat'), to('Chien'), text] },
    ],
    ['another name of a component', to('Chat'), to('Felin')],
    ['another name of a variant', { oneOf: [to('Chat'), to('Chien')] }, { oneOf: [to('Chien'), to('Felin')] }],
    ['another name of an item', { type: 'array', items: to('Nom') }, { type: 'array', items: to('Titre') }],
    ['a component instead of its content', { ...text, maxLength: 9 }, to('Nom')],
    [
      'a component as a variant instead of its content',
      { oneOf: [shared.Chat, to('Chien')] },
      { oneOf: [to('Chat'), to('Chien')] },
    ],
    ['an excluded component by another name', { not: to('Nom') }, { not: to('Titre') }],
    ['a strict lower bound', { ...whole, minimum: 0, exclusiveMinimum: true }, { ...whole, exclusiveMinimum: 0 }],
    [
      'a strict bound of whole numbers',
      { ...whole, exclusiveMinimum: 0, exclusiveMaximum: 10 },
      { ...whole, minimum: 1, maximum: 9 },
    ],
    [
      'a bound that another one contains',
      { type: 'number', minimum: 0, exclusiveMinimum: 5 },
      { type: 'number', exclusiveMinimum: 5 },
    ],
    ['steps of 1', { ...whole, multipleOf: 1 }, whole],
    ['an example', { ...text, example: 'a' }, { ...text, examples: ['a', 'b'] }],
    ['one value', { ...text, enum: ['a'] }, { const: 'a' }],
    ['values without a type', { ...text, enum: ['a', 'b'] }, { enum: ['b', 'a'] }],
    ['text in base64', { ...text, format: 'byte' }, { ...text, contentEncoding: 'base64' }],
    ['bytes', { ...text, format: 'binary' }, { ...text, contentMediaType: 'application/octet-stream' }],
    ['the largest whole numbers', whole, { ...whole, format: 'int64' }],
    ['any other field', object({}), object({}, { additionalProperties: true })],
    [
      'any other field, as a schema',
      object({}, { additionalProperties: {} }),
      object({}, { unevaluatedProperties: true }),
    ],
    ['both values of a boolean', { type: 'boolean' }, { type: 'boolean', enum: [true, false] }],
    ['a variant that is written twice', { anyOf: [text, to('Chat'), text] }, { anyOf: [text, to('Chat')] }],
    ['bounds that all values satisfy', { ...text, enum: ['a', 'b'] }, { ...text, enum: ['a', 'b'], maxLength: 9 }],
    [
      'a format and a pattern of values, in another part',
      { ...text, enum: ['1a'] },
      {
        allOf: [
          { ...text, enum: ['1a'] },
          { pattern: '^[0-9]', format: 'code' },
        ],
      },
    ],
    ['bounds of numbers that are listed', { ...whole, enum: [1, 2] }, { ...whole, enum: [1, 2], minimum: 1 }],
    [
      'the type of names',
      object({}, { propertyNames: { ...text, maxLength: 9 } }),
      object({}, { propertyNames: { maxLength: 9 } }),
    ],
    ['any names', object({}), object({}, { propertyNames: text })],
    ['any number of matches', { type: 'array', contains: text, minContains: 0 }, { type: 'array' }],
    [
      'as many fields as are required',
      object({}, { required: ['a'] }),
      object({}, { required: ['a'], minProperties: 1 }),
    ],
    ['a required field of any kind', object({}, { required: ['a'] }), object({ a: {} }, { required: ['a'] })],
    [
      'required fields by a condition',
      object({}, { dependentRequired: { a: ['b'] } }),
      object({}, { if: { required: ['a'] }, then: { required: ['b'] } }),
    ],
    [
      'a condition on objects',
      object({}, { if: { ...object({}), required: ['a'] }, then: { minProperties: 2 } }),
      object({}, { if: { required: ['a'] }, then: { minProperties: 2 } }),
    ],
    ['any item', { type: 'array' }, { type: 'array', items: {}, minItems: 0, uniqueItems: false }],
    ['any text', text, { ...text, pattern: '^.*$', minLength: 0 }],
    ['default annotations', text, { ...text, deprecated: false, readOnly: false, writeOnly: false, nullable: false }],
    ['a bound that does not concern the type', { ...whole, maxLength: 5 }, whole],
    ['how many items must match, without a match', { type: 'array', minContains: 2 }, { type: 'array' }],
    ['a condition by another name', { if: to('Nom'), then: to('Chat') }, { if: to('Titre'), then: to('Felin') }],
    [
      'required fields one by one',
      object({}, { dependentRequired: { a: ['b'] } }),
      object({}, { dependentSchemas: { a: { required: ['b'] } } }),
    ],
  ])('finds no change between notations of one meaning: %s', (_fact, before, after) => {
    expect(changeLines(withField(before), withField(after))).toEqual([]);
    expect(changeLines(withField(after), withField(before))).toEqual([]);
  });

  const page = { name: 'page', in: 'query', schema: whole };
  const json = { 'application/json': { schema: object({}) } };
  const parts = object({
    texte: text,
    objet: object({}),
    textes: { type: 'array', items: whole },
    octets: { ...text, contentEncoding: 'base64' },
  });
  const respond = (response: object) => ({ operation: { responses: { '200': response } } });

  it.each<readonly [string, Parameters<typeof contractWith>[0], Parameters<typeof contractWith>[0]]>([
    ['a parameter of the path', { path: { parameters: [page] } }, { operation: { parameters: [page] } }],
    [
      'a parameter as a component',
      { operation: { parameters: [page] } },
      { operation: { parameters: [{ $ref: '#/components/parameters/P' }] }, parameters: { P: page } },
    ],
    [
      'another name of a shared response',
      { ...respond({ $ref: '#/components/responses/A' }), components: { responses: { A: { content: json } } } },
      { ...respond({ $ref: '#/components/responses/B' }), components: { responses: { B: { content: json } } } },
    ],
    [
      'the default of `required`',
      { operation: { parameters: [page] } },
      {
        operation: {
          parameters: [{ ...page, required: false, deprecated: false, allowEmptyValue: false, allowReserved: false }],
        },
      },
    ],
    [
      'the default serialization',
      { operation: { parameters: [page] } },
      { operation: { parameters: [{ ...page, style: 'form', explode: true }] } },
    ],
    [
      '`explode` of a value without parts',
      { operation: { parameters: [page] } },
      { operation: { parameters: [{ ...page, explode: false }] } },
    ],
    [
      'a header parameter in another case',
      { operation: { parameters: [{ ...page, name: 'X-Page', in: 'header' }] } },
      { operation: { parameters: [{ ...page, name: 'x-page', in: 'header' }] } },
    ],
    [
      'a response header in another case',
      respond({ headers: { 'X-Total': { schema: whole } } }),
      respond({ headers: { 'x-total': { schema: whole } } }),
    ],
    [
      'headers that OpenAPI ignores',
      { operation: { parameters: [{ ...page, name: 'Accept', in: 'header', required: true }] } },
      {},
    ],
    ['a response header that OpenAPI ignores', respond({ headers: { 'content-type': { schema: text } } }), respond({})],
    [
      'a media type in another case, with the only encoding of JSON',
      respond({ content: json }),
      respond({ content: { 'Application/JSON; charset=utf-8': json['application/json'] } }),
    ],
    [
      'parameters of a media type in another order',
      respond({ content: { 'text/csv; header=present; charset=UTF-8': {} } }),
      respond({ content: { 'text/csv;charset=utf-8;header=present': {} } }),
    ],
    [
      'a media type that a range contains',
      respond({ content: { 'image/*': {}, 'image/png': {} } }),
      respond({ content: { 'image/*': {} } }),
    ],
    [
      'bytes as the whole content',
      respond({ content: { 'image/png': { schema: { ...text, format: 'binary' } } } }),
      respond({ content: { 'image/png': {} } }),
    ],
    [
      'examples',
      respond({ content: { 'text/plain': { example: 'a' } } }),
      respond({ content: { 'text/plain': { examples: { b: { value: 'b' } } } } }),
    ],
    [
      'a shared link',
      respond({ links: { a: { operationId: 'ouvrir' } } }),
      {
        ...respond({ links: { a: { $ref: '#/components/links/L' } } }),
        components: { links: { L: { operationId: 'ouvrir' } } },
      },
    ],
    [
      'the default media types of parts',
      respond({ content: { 'multipart/form-data': { schema: parts } } }),
      respond({
        content: {
          'multipart/form-data': {
            schema: parts,
            encoding: {
              texte: { contentType: 'text/plain' },
              objet: { contentType: 'application/json' },
              textes: { contentType: 'text/plain' },
              octets: { contentType: 'application/octet-stream' },
            },
          },
        },
      }),
    ],
    [
      'the default name of an element',
      respond({ content: { 'application/xml': { schema: object({ a: text }) } } }),
      respond({
        content: { 'application/xml': { schema: object({ a: { ...text, xml: { name: 'a', attribute: false } } }) } },
      }),
    ],
    [
      'another order of statuses',
      { operation: { responses: { '200': {}, '404': {} } } },
      { operation: { responses: { '404': {}, '200': {} } } },
    ],
    [
      'a status range in another case',
      { operation: { responses: { '4xx': {} } } },
      { operation: { responses: { '4XX': {} } } },
    ],
  ])('finds no change between notations of one meaning: %s', (_fact, before, after) => {
    expect(changeLines(contractWith(before), contractWith(after))).toEqual([]);
    expect(changeLines(contractWith(after), contractWith(before))).toEqual([]);
  });

  it.each<readonly [string, JsonObject, JsonObject]>([
    ['the default server', {}, { servers: [{ url: '/' }] }],
    [
      'a server in other letters',
      { servers: [{ url: 'https://API.exemple.fr:443/v1/' }] },
      { servers: [{ url: 'https://api.exemple.fr/v1', description: 'Production' }] },
    ],
    [
      'another order of servers',
      { servers: [{ url: '/a' }, { url: '/b' }] },
      { servers: [{ url: '/b' }, { url: '/a' }] },
    ],
    [
      'another name of a variable of a server',
      { servers: [{ url: 'https://{a}.fr', variables: { a: { default: 'x' } } }] },
      { servers: [{ url: 'https://{b}.fr', variables: { b: { default: 'x' } } }] },
    ],
    [
      'another version of OpenAPI',
      { openapi: '3.0.3' },
      { openapi: '3.1.0', jsonSchemaDialect: 'https://spec.openapis.org/oas/3.1/dialect/base' },
    ],
    [
      'the values of a variable as servers',
      {
        servers: [
          {
            url: 'https://{e}.fr/{v}',
            variables: { e: { default: 'a', enum: ['a', 'b'] }, v: { default: '1', enum: ['1'] } },
          },
        ],
      },
      { servers: [{ url: 'https://a.fr/1' }, { url: 'https://b.fr/1' }] },
    ],
    ['tags', {}, { tags: [{ name: 'a' }], externalDocs: { url: '/a' } }],
  ])('finds no change between notations of one meaning: %s', (_fact, before, after) => {
    const contract = (more: JsonObject) => ({ ...contractWith(), ...more });
    expect(changeLines(contract(before), contract(after))).toEqual([]);
    expect(changeLines(contract(after), contract(before))).toEqual([]);
  });
});
