import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@reliure/openapi';
import { changeLines } from '../testing/changeLine.ts';
import { contractOf, contractWith } from '../testing/contracts.ts';

const text = { type: 'string' };
const whole = { type: 'integer' };
const number = { type: 'number' };
const list = (items: unknown, more: object = {}) => ({ type: 'array', items, ...more });
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });

/** Returns each change as `severity kind`. */
const short = (before: JsonObject, after: JsonObject) =>
  changeLines(before, after).map((line) => line.split(' ').slice(0, 2).join(' '));

describe('compareContracts', () => {
  it.each<readonly [string, unknown, unknown, string, string]>([
    [
      'a date instead of a date and time',
      { ...text, format: 'date-time' },
      { ...text, format: 'date' },
      'breaking type-changed',
      'breaking type-changed',
    ],
    [
      'a wider format of texts',
      { ...text, format: 'uri' },
      { ...text, format: 'uri-reference' },
      'compatible rule-relaxed',
      'notable rule-relaxed',
    ],
    [
      'a narrower format of texts',
      { ...text, format: 'idn-email' },
      { ...text, format: 'email' },
      'breaking rule-tightened',
      'compatible rule-tightened',
    ],
    [
      'larger whole numbers',
      { ...whole, format: 'int32' },
      { ...whole, format: 'int64' },
      'compatible type-widened',
      'breaking type-widened',
    ],
    [
      'whole numbers without a limit',
      { ...whole, format: 'int32' },
      whole,
      'compatible type-widened',
      'breaking type-widened',
    ],
    [
      'smaller whole numbers',
      whole,
      { ...whole, format: 'int32' },
      'breaking type-narrowed',
      'compatible type-narrowed',
    ],
    ['a format that is removed', { ...text, format: 'uuid' }, text, 'compatible rule-removed', 'notable rule-removed'],
    [
      'another encoding',
      text,
      { ...text, contentEncoding: 'base64' },
      'breaking type-changed',
      'breaking type-changed',
    ],
    [
      'another media type of a text',
      { ...text, contentMediaType: 'text/html' },
      { ...text, contentMediaType: 'text/csv' },
      'breaking type-changed',
      'breaking type-changed',
    ],
    ['another constant', { const: 'a' }, { const: 'b' }, 'breaking values-replaced', 'breaking values-replaced'],
    ['other values', { enum: ['a', 'b'] }, { enum: ['c'] }, 'breaking values-replaced', 'breaking values-replaced'],
    [
      'numbers that become texts',
      { enum: [1, 2] },
      { enum: ['1', '2'] },
      'breaking values-replaced',
      'breaking values-replaced',
    ],
    [
      'a truth value that becomes a text',
      { const: true },
      { const: 'true' },
      'breaking values-replaced',
      'breaking values-replaced',
    ],
    [
      'a constant that becomes one of several values',
      { const: 'a' },
      { enum: ['a', 'b'] },
      'compatible value-added',
      'notable value-added',
    ],
    [
      'values that are no longer limited',
      { ...text, enum: ['a'] },
      text,
      'compatible rule-removed',
      'notable rule-removed',
    ],
    [
      'a pattern that every text matches',
      { ...text, pattern: '^a$' },
      { ...text, pattern: '.*' },
      'compatible rule-removed',
      'notable rule-removed',
    ],
    [
      'a bound instead of a stricter one',
      { ...number, exclusiveMinimum: 0 },
      { ...number, minimum: 0 },
      'compatible bound-widened',
      'notable bound-widened',
    ],
    [
      'a stricter bound',
      { ...number, maximum: 9 },
      { ...number, exclusiveMaximum: 9 },
      'breaking bound-tightened',
      'compatible bound-tightened',
    ],
    ['a new step', whole, { ...whole, multipleOf: 5 }, 'breaking bound-tightened', 'compatible bound-tightened'],
    ['a removed step', { ...number, multipleOf: 0.5 }, number, 'compatible bound-widened', 'notable bound-widened'],
    ['an exclusion', text, { ...text, not: { enum: ['root'] } }, 'breaking rule-added', 'compatible rule-added'],
    [
      'a removed exclusion',
      { ...text, not: { enum: ['root'] } },
      text,
      'compatible rule-removed',
      'notable rule-removed',
    ],
    [
      'a larger exclusion',
      { ...text, not: { enum: ['root'] } },
      { ...text, not: { enum: ['root', 'admin'] } },
      'breaking rule-tightened',
      'compatible rule-tightened',
    ],
    [
      'a smaller exclusion',
      { ...text, not: { enum: ['root', 'admin'] } },
      { ...text, not: { enum: ['root'] } },
      'compatible rule-relaxed',
      'notable rule-relaxed',
    ],
    [
      'more that a list must contain',
      list(whole, { contains: { minimum: 1 } }),
      list(whole, { contains: { minimum: 2 } }),
      'breaking rule-tightened',
      'compatible rule-tightened',
    ],
    [
      'names that may be longer',
      object({}, { propertyNames: { maxLength: 5 } }),
      object({}, { propertyNames: { maxLength: 9 } }),
      'compatible rule-relaxed',
      'notable rule-relaxed',
    ],
    [
      'less that a field requires',
      object({}, { dependentRequired: { a: ['b', 'c'] } }),
      object({}, { dependentRequired: { a: ['b'] } }),
      'compatible rule-relaxed',
      'notable rule-relaxed',
    ],
    [
      'a stricter consequence',
      { if: { required: ['a'] }, then: { maxProperties: 5 } },
      { if: { required: ['a'] }, then: { maxProperties: 3 } },
      'breaking rule-tightened',
      'compatible rule-tightened',
    ],
    ['null that is allowed', text, { type: ['string', 'null'] }, 'compatible type-widened', 'breaking type-widened'],
    [
      'null that is allowed in OpenAPI 3.0',
      { allOf: [text], minLength: 1 },
      { allOf: [text], minLength: 1, nullable: true },
      'compatible type-widened',
      'breaking type-widened',
    ],
    [
      'null that is no longer allowed',
      { ...text, nullable: true },
      text,
      'breaking type-narrowed',
      'compatible type-narrowed',
    ],
    [
      'a closed object',
      object({}),
      object({}, { additionalProperties: false }),
      'breaking rule-added',
      'compatible rule-added',
    ],
    [
      'fewer items',
      list(text, { maxItems: 9 }),
      list(text, { maxItems: 5 }),
      'breaking bound-tightened',
      'compatible bound-tightened',
    ],
    [
      'items that must differ',
      list(text),
      list(text, { uniqueItems: true }),
      'breaking bound-tightened',
      'compatible bound-tightened',
    ],
    ['another type of items', list(text), list(whole), 'breaking type-changed', 'breaking type-changed'],
    [
      'a first item',
      list(text),
      list(text, { prefixItems: [{ ...text, maxLength: 3 }] }),
      'breaking bound-tightened',
      'compatible bound-tightened',
    ],
    ['a new default', text, { ...text, default: 'a' }, 'notable default-changed', 'compatible default-changed'],
    [
      'a default of null',
      { type: ['string', 'null'], default: 'a' },
      { type: ['string', 'null'], default: null },
      'notable default-changed',
      'compatible default-changed',
    ],
    [
      'a field that becomes deprecated',
      text,
      { ...text, deprecated: true },
      'notable deprecated',
      'notable deprecated',
    ],
  ])('returns the severity of %s, if it is sent and if it is received', (_fact, before, after, sent, received) => {
    const one = (direction: 'sent' | 'received', schema: unknown) => contractOf(direction, object({ a: schema }));
    expect(short(one('sent', before), one('sent', after))).toEqual([sent]);
    expect(short(one('received', before), one('received', after))).toEqual([received]);
  });

  it('compares bounds with all digits', () => {
    const most = (maximum: unknown) => contractOf('sent', { ...whole, maximum });
    expect(short(most(Number.MAX_SAFE_INTEGER), most(Number.MAX_SAFE_INTEGER - 1))).toEqual([
      'breaking bound-tightened',
    ]);
  });

  it.each<readonly [string, JsonObject, JsonObject, readonly string[]]>([
    ['text instead of a whole number', { schema: whole }, { schema: text }, ['compatible type-widened']],
    ['a number instead of a whole number', { schema: whole }, { schema: number }, ['compatible type-widened']],
    ['text instead of true and false', { schema: { type: 'boolean' } }, { schema: text }, ['compatible type-widened']],
    ['a whole number instead of text', { schema: text }, { schema: whole }, ['breaking type-narrowed']],
    [
      'true and false instead of a whole number',
      { schema: whole },
      { schema: { type: 'boolean' } },
      ['breaking type-changed'],
    ],
    [
      'text instead of whole numbers in a list',
      { schema: list(whole) },
      { schema: list(text) },
      ['compatible type-widened'],
    ],
    [
      'JSON instead of text',
      { schema: text },
      { content: { 'application/json': { schema: text } } },
      ['breaking rule-changed'],
    ],
    [
      'XML instead of JSON',
      json(text),
      { content: { 'application/xml': { schema: text } } },
      ['breaking rule-changed'],
    ],
    ['JSON: text instead of a whole number', json(whole), json(text), ['breaking type-changed']],
    [
      'reserved characters that are no longer allowed',
      { schema: text, allowReserved: true },
      { schema: text },
      ['breaking rule-tightened'],
    ],
    [
      'reserved characters that are allowed',
      { schema: text },
      { schema: text, allowReserved: true },
      ['compatible rule-relaxed'],
    ],
    [
      'an empty value that is no longer allowed',
      { schema: text, allowEmptyValue: true },
      { schema: text },
      ['breaking rule-tightened'],
    ],
    [
      'another separator',
      { schema: list(text) },
      { schema: list(text), style: 'pipeDelimited' },
      ['breaking rule-changed'],
    ],
    [
      'another default',
      { schema: { ...text, default: 'a' } },
      { schema: { ...text, default: 'b' } },
      ['notable default-changed'],
    ],
    ['numbers that become texts', { schema: { enum: [1, 2] } }, { schema: { enum: ['1', '2'] } }, []],
    [
      'another location',
      { schema: text },
      { schema: text, in: 'header' },
      ['breaking removed', 'compatible optional-added'],
    ],
    [
      'a path parameter that becomes optional elsewhere',
      { schema: text, required: true },
      { schema: text },
      ['compatible made-optional'],
    ],
  ])('compares parameters: %s', (_fact, before, after, want) => {
    const contract = (more: JsonObject) =>
      contractWith({ operation: { parameters: [{ name: 'a', in: 'query', ...more }] } });
    expect(short(contract(before), contract(after))).toEqual(want);
  });

  it('knows that a shared schema is only written as text', () => {
    const contract = (Nombre: object, more: JsonObject = {}) =>
      contractWith({
        operation: {
          parameters: [{ name: 'a', in: 'query', schema: { $ref: '#/components/schemas/Nombre' } }],
          ...more,
        },
        schemas: { Nombre },
      });
    const inJson = { requestBody: json({ $ref: '#/components/schemas/Nombre' }) };
    expect(short(contract(whole), contract(text))).toEqual(['compatible type-widened']);
    expect(short(contract(whole, inJson), contract(text, inJson))).toEqual(['breaking type-changed']);
  });

  it.each<readonly [string, JsonObject, JsonObject, readonly string[]]>([
    ['a removed error', { '200': {}, '409': {} }, { '200': {} }, ['compatible error-status-removed 409']],
    ['a new error', { '200': {} }, { '200': {}, '409': {} }, ['notable status-added 409']],
    ['a range instead of a code', { '200': {}, '404': {} }, { '200': {}, '4XX': {} }, ['notable status-added 4XX']],
    [
      'a code instead of a range',
      { '200': {}, '4XX': {} },
      { '200': {}, '404': {} },
      ['compatible error-status-removed 4XX'],
    ],
    ['a range instead of a success', { '200': {} }, { '2XX': {} }, ['notable status-added 2XX']],
    [
      'what a range instead of a code contains',
      { '200': {}, '404': json(text) },
      { '200': {}, '4XX': json(whole) },
      ['breaking type-changed 404', 'notable status-added 4XX'],
    ],
    ['another success', { '200': {} }, { '201': {} }, ['breaking status-removed 200', 'notable status-added 201']],
    ['a removed default', { '200': {}, default: {} }, { '200': {} }, ['compatible error-status-removed default']],
    ['a content', { '200': {} }, { '200': json(text) }, ['compatible media-type-added 200']],
    ['no content', { '200': json(text) }, { '200': {} }, ['breaking media-type-removed 200']],
    [
      'a removed link',
      { '200': { links: { 'x-suite': { operationId: 'a' } } } },
      { '200': {} },
      ['notable link-removed 200 = x-suite'],
    ],
    [
      'a new link',
      { '200': {} },
      { '200': { links: { title: { operationId: 'a' } } } },
      ['compatible link-added 200 = title'],
    ],
    [
      'another shared link',
      { '200': { links: { a: { $ref: '#/components/links/A' } } } },
      { '200': { links: { a: { $ref: '#/components/links/B' } } } },
      ['notable link-changed 200 = a'],
    ],
    [
      'another link',
      { '200': { links: { a: { operationId: 'a' } } } },
      { '200': { links: { a: { operationId: 'b' } } } },
      ['notable link-changed 200 = a'],
    ],
    [
      'a removed header',
      { '200': { headers: { Suite: { schema: text, required: true } } } },
      { '200': {} },
      ['breaking removed 200 header.Suite'],
    ],
    [
      'a removed optional header',
      { '200': { headers: { Suite: { schema: text } } } },
      { '200': {} },
      ['notable optional-removed 200 header.Suite'],
    ],
  ])('compares responses: %s', (_fact, before, after, want) => {
    const links = { A: { operationId: 'a' }, B: { operationId: 'b' } };
    const contract = (responses: JsonObject) => contractWith({ operation: { responses }, components: { links } });
    const lines = changeLines(contract(before), contract(after)).map((line) =>
      line.replace(' POST /pieces', '').replace(/ \(.*/, ''),
    );
    expect(lines.sort()).toEqual([...want].sort());
  });

  const form = (encoding: object) => ({
    content: { 'multipart/form-data': { schema: object({ a: text }), encoding: { a: encoding } } },
  });

  it.each<readonly [string, object, object, readonly string[]]>([
    [
      'another media type',
      { contentType: 'image/png' },
      { contentType: 'image/jpeg' },
      ['breaking type-changed POST /pieces body.a (contentType: image/png → contentType: image/jpeg)'],
    ],
    [
      'one more media type',
      { contentType: 'image/png' },
      { contentType: 'image/png, image/jpeg' },
      ['compatible rule-relaxed POST /pieces body.a (contentType: image/png → contentType: image/png, image/jpeg)'],
    ],
    [
      'a media type of a range',
      { contentType: 'image/*' },
      { contentType: 'image/png' },
      ['breaking rule-tightened POST /pieces body.a (contentType: image/* → contentType: image/png)'],
    ],
    [
      'another separator',
      {},
      { style: 'spaceDelimited' },
      ['breaking rule-changed POST /pieces body.a (style → style)'],
    ],
    [
      'a required header',
      {},
      { headers: { 'X-A': { required: true, schema: text } } },
      ['breaking required-added POST /pieces body.a'],
    ],
    ['the default serialization', {}, { style: 'form', explode: true }, []],
  ])('compares the encoding of forms: %s', (_fact, before, after, want) =>
    expect(
      changeLines(
        contractWith({ operation: { requestBody: form(before) } }),
        contractWith({ operation: { requestBody: form(after) } }),
      ),
    ).toEqual(want),
  );

  it('ignores the encoding of anything but a form', () => {
    const contract = (encoding: object) =>
      contractWith({
        operation: { requestBody: { content: { 'application/json': { schema: text, encoding: { a: encoding } } } } },
      });
    expect(changeLines(contract({}), contract({ style: 'spaceDelimited' }))).toEqual([]);
  });

  it.each<readonly [string, object, object, readonly string[]]>([
    [
      'another name',
      { name: 'a' },
      { name: 'b' },
      ['breaking type-changed POST /pieces body.a (xml: {"name":"a"} → xml: {"name":"b"})'],
    ],
    [
      'an attribute',
      {},
      { attribute: true },
      ['breaking type-changed POST /pieces body.a (xml: {} → xml: {"nodeType":"attribute"})'],
    ],
    ['an attribute in the notation of 3.2', { attribute: true }, { nodeType: 'attribute' }, []],
    [
      'a text node',
      {},
      { nodeType: 'text' },
      ['breaking type-changed POST /pieces body.a (xml: {} → xml: {"nodeType":"text"})'],
    ],
    ['another prefix', { prefix: 'a' }, { prefix: 'b' }, []],
    ['default values', {}, { attribute: false, wrapped: false }, []],
  ])('compares the form of XML: %s', (_fact, before, after, want) => {
    const contract = (xml: object, mediaType: string) =>
      contractWith({
        operation: { requestBody: { content: { [mediaType]: { schema: object({ a: { ...text, xml } }) } } } },
      });
    expect(changeLines(contract(before, 'application/xml'), contract(after, 'application/xml'))).toEqual(want);
    expect(changeLines(contract(before, 'application/json'), contract(after, 'application/json'))).toEqual([]);
  });

  const hook = (operation: JsonObject) => ({
    ...contractWith(),
    webhooks: { ouverte: { post: { responses: { '200': {} }, ...operation } } },
  });

  it.each<readonly [string, JsonObject, JsonObject, readonly string[]]>([
    [
      'a media type that it may now send',
      { requestBody: { content: { 'text/plain': {} } } },
      { requestBody: { content: { 'text/plain': {}, 'text/csv': {} } } },
      ['notable media-type-added'],
    ],
    [
      'a media type that it no longer sends',
      { requestBody: { content: { 'text/plain': {}, 'text/csv': {} } } },
      { requestBody: { content: { 'text/plain': {} } } },
      ['compatible media-type-removed'],
    ],
    [
      'an error that it no longer understands',
      { responses: { '200': {}, '410': {} } },
      {},
      ['breaking error-status-removed'],
    ],
    ['a status that it now understands', {}, { responses: { '200': {}, '410': {} } }, ['compatible status-added']],
    ['credentials that it now sends', {}, { security: [{ cle: [] }] }, ['compatible access-relaxed']],
    ['credentials that it no longer sends', { security: [{ cle: [] }] }, {}, ['breaking access-tightened']],
    [
      'a required field that it no longer sends',
      { requestBody: json(object({ a: text }, { required: ['a'] })) },
      { requestBody: json(object({})) },
      ['breaking removed'],
    ],
  ])('compares calls by the API: %s', (_fact, before, after, want) =>
    expect(short(hook(before), hook(after))).toEqual(want),
  );
});
