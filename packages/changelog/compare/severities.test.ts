import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@reliure/openapi';
import { compareContracts } from './compareContracts.ts';
import { toShape } from './shape/shape.ts';
import { changeLines } from '../testing/changeLine.ts';
import { contractOf, contractWith } from '../testing/contracts.ts';
import type { ChangeKind, Severity } from '../types.ts';

const text = { type: 'string' };
const whole = { type: 'integer' };
const number = { type: 'number' };
const list = (items: unknown, more: object = {}) => ({ type: 'array', items, ...more });
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });

/** Returns each change as `severity kind`. */
const short = (before: JsonObject, after: JsonObject) =>
  changeLines(before, after).map((line) => line.split(' ').slice(0, 2).join(' '));

const date = { ...text, format: 'date' };
const int32 = { ...whole, format: 'int32' };
const html = { ...text, contentMediaType: 'text/html' };
const bounded = { allOf: [text], minLength: 1 };
const textOrNull = { type: ['string', 'null'] };
const but = (...values: readonly string[]) => ({ ...text, not: { enum: values } });
const contains = (minimum: number) => ({ contains: { minimum } });
const names = (maxLength: number) => ({ propertyNames: { maxLength } });
const requires = (...fields: readonly string[]) => ({ dependentRequired: { a: fields } });
const when = (maxProperties: number) => ({ if: { required: ['a'] }, then: { maxProperties } });
const optional = object({ a: text });
const required = object({ a: text }, { required: ['a'] });

/** Schemas before and after a change, and its kind. */
type Cases = readonly (readonly [fact: string, before: unknown, after: unknown, kind: ChangeKind])[];

const groups: readonly { readonly sent: Severity; readonly received: Severity; readonly cases: Cases }[] = [
  {
    sent: 'breaking',
    received: 'compatible',
    cases: [
      ['a required field', object({}), required, 'required-added'],
      ['a field that becomes required', optional, required, 'made-required'],
      ['a narrower type', number, whole, 'type-narrowed'],
      ['null that is no longer allowed', { ...text, nullable: true }, text, 'type-narrowed'],
      ['smaller whole numbers', whole, int32, 'type-narrowed'],
      ['a new list of values', text, { ...text, enum: ['a'] }, 'rule-added'],
      ['a tighter bound', { ...text, maxLength: 9 }, { ...text, maxLength: 5 }, 'bound-tightened'],
      ['a new step', whole, { ...whole, multipleOf: 5 }, 'bound-tightened'],
      ['items that must differ', list(text), list(text, { uniqueItems: true }), 'bound-tightened'],
      ['a first item', list(text), list(text, { prefixItems: [{ ...text, maxLength: 3 }] }), 'bound-tightened'],
      ['more that a list must contain', list(whole, contains(1)), list(whole, contains(2)), 'rule-tightened'],
      ['an exclusion', text, but('root'), 'rule-added'],
      ['a larger exclusion', but('root'), but('root', 'admin'), 'rule-tightened'],
      ['a closed object', object({}), object({}, { additionalProperties: false }), 'rule-added'],
      ['a condition', object({}), object({}, when(5)), 'rule-added'],
      ['a stricter consequence', when(5), when(3), 'rule-tightened'],
    ],
  },
  {
    sent: 'compatible',
    received: 'notable',
    cases: [
      ['a wider format of texts', { ...text, format: 'uri' }, { ...text, format: 'uri-reference' }, 'rule-relaxed'],
      ['a format that is removed', date, text, 'rule-removed'],
      ['one of several values', { const: 'a' }, { enum: ['a', 'b'] }, 'value-added'],
      ['a pattern that every text matches', { ...text, pattern: '^a$' }, { ...text, pattern: '.*' }, 'rule-removed'],
      ['a larger bound', { ...number, exclusiveMinimum: 0 }, { ...number, minimum: 0 }, 'bound-widened'],
      ['a smaller step', { ...number, multipleOf: 0.3 }, { ...number, multipleOf: 0.1 }, 'bound-widened'],
      ['`minContains: 0`', list({}, contains(1)), list({}, { ...contains(1), minContains: 0 }), 'rule-removed'],
      ['names that may be longer', object({}, names(5)), object({}, names(9)), 'rule-relaxed'],
      ['less that a field requires', object({}, requires('b', 'c')), object({}, requires('b')), 'rule-relaxed'],
    ],
  },
  {
    sent: 'compatible',
    received: 'breaking',
    cases: [
      ['a field that becomes optional', required, optional, 'made-optional'],
      ['a wider type', whole, number, 'type-widened'],
      ['null that is allowed', text, { type: ['string', 'null'] }, 'type-widened'],
      ['null beside a part', bounded, { ...bounded, nullable: true }, 'type-widened'],
      ['larger whole numbers', int32, { ...whole, format: 'int64' }, 'type-widened'],
    ],
  },
  {
    sent: 'breaking',
    received: 'breaking',
    cases: [
      ['another type', text, { type: 'boolean' }, 'type-changed'],
      ['another type of items', list(text), list(whole), 'type-changed'],
      ['a date instead of a date and time', { ...text, format: 'date-time' }, date, 'type-changed'],
      ['another encoding', text, { ...text, contentEncoding: 'base64' }, 'type-changed'],
      ['another media type of a text', html, { ...text, contentMediaType: 'text/csv' }, 'type-changed'],
      ['another constant', { const: 'a' }, { const: 'b' }, 'values-replaced'],
      ['numbers that become texts', { enum: [1, 2] }, { enum: ['1', '2'] }, 'values-replaced'],
      ['a truth value that becomes a text', { const: true }, { const: 'true' }, 'values-replaced'],
    ],
  },
  {
    sent: 'notable',
    received: 'compatible',
    cases: [
      ['a new default', text, { ...text, default: 'a' }, 'default-changed'],
      ['a default of null', { ...textOrNull, default: 'a' }, { ...textOrNull, default: null }, 'default-changed'],
    ],
  },
  {
    sent: 'compatible',
    received: 'compatible',
    cases: [['an optional field', object({}), optional, 'optional-added']],
  },
  {
    sent: 'notable',
    received: 'notable',
    cases: [['a deprecated field', text, { ...text, deprecated: true }, 'deprecated']],
  },
];
const schemaCases = groups.flatMap(({ sent, received, cases }) =>
  cases.map(([fact, before, after, kind]) => [fact, before, after, kind, sent, received] as const),
);

/** The kind of each change when it is reverted. A removed field that is added again may be required or optional. */
const inverses: readonly (readonly [ChangeKind, ChangeKind])[] = [
  ['optional-added', 'removed'],
  ['required-added', 'removed'],
  ['made-required', 'made-optional'],
  ['deprecated', 'undeprecated'],
  ['type-narrowed', 'type-widened'],
  ['bound-tightened', 'bound-widened'],
  ['rule-added', 'rule-removed'],
  ['rule-tightened', 'rule-relaxed'],
  ['value-added', 'value-removed'],
];

describe('compareContracts', () => {
  const inField = (direction: 'sent' | 'received', schema: unknown) => contractOf(direction, object({ a: schema }));

  it.each(schemaCases)(
    'returns the severity of %s, if it is sent and if it is received',
    (_fact, before, after, kind, sent, received) => {
      expect(short(inField('sent', before), inField('sent', after))).toEqual([`${sent} ${kind}`]);
      expect(short(inField('received', before), inField('received', after))).toEqual([`${received} ${kind}`]);
    },
  );

  it.each(schemaCases)('reports the inverse of %s at the same locations', (_fact, before, after) => {
    const changes = (from: unknown, to: unknown) =>
      compareContracts(toShape(inField('sent', from)), toShape(inField('sent', to)));
    const [forward, back] = [changes(before, after), changes(after, before)];
    const areInverse = (one: ChangeKind | undefined, other: ChangeKind | undefined) =>
      one === other || inverses.some((pair) => pair.every((kind) => kind === one || kind === other));
    expect(back.map(({ location }) => location)).toEqual(forward.map(({ location }) => location));
    expect(forward.every(({ kind }, index) => areInverse(kind, back[index]?.kind))).toBe(true);
    expect(changes(after, after)).toEqual([]);
  });

  it.each([
    ['sent', 'breaking removed'],
    ['received', 'notable optional-removed'],
  ] as const)('reports a removed field, also with the name of an extension, of what is %s', (direction, want) => {
    expect(short(contractOf(direction, optional), contractOf(direction, object({})))).toEqual([want]);
    expect(short(contractOf(direction, object({ 'x-a': text })), contractOf(direction, object({})))).toEqual([want]);
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
