import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@reliure/openapi';
import { toContractAddress } from '../address.ts';
import { compareContracts } from './compareContracts.ts';
import { toShape } from './shape/shape.ts';
import { contractOf, contractWith } from '../testing/contracts.ts';
import type { ChangeKind } from '../types.ts';
import { toChangeText } from '../wording.ts';

const compare = (before: JsonObject, after: JsonObject) =>
  compareContracts(toShape(before), toShape(after)).map(
    ({ kind, severity, location }) => `${severity} ${kind} ${toContractAddress(location)}`,
  );

const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
const text = { type: 'string' };
const one = (schema: object) => object({ a: schema });

/** A schema before and after a change, and the expected change if it is sent, then if it is received. */
const schemaCases: readonly (readonly [string, unknown, unknown, string, string])[] = [
  ['an optional field', object({}), one(text), 'compatible optional-added', 'compatible optional-added'],
  [
    'a required field',
    object({}),
    object({ a: text }, { required: ['a'] }),
    'breaking required-added',
    'compatible required-added',
  ],
  ['a removed field', one(text), object({}), 'breaking removed', 'notable optional-removed'],
  [
    'a removed field with the name of an extension',
    object({ 'x-a': text }),
    object({}),
    'breaking removed',
    'notable optional-removed',
  ],
  [
    'a field that becomes required',
    one(text),
    object({ a: text }, { required: ['a'] }),
    'breaking made-required',
    'compatible made-required',
  ],
  [
    'a field that becomes optional',
    object({ a: text }, { required: ['a'] }),
    one(text),
    'compatible made-optional',
    'breaking made-optional',
  ],
  ['a deprecated field', one(text), one({ ...text, deprecated: true }), 'notable deprecated', 'notable deprecated'],
  [
    'a narrower type',
    one({ type: 'number' }),
    one({ type: 'integer' }),
    'breaking type-narrowed',
    'compatible type-narrowed',
  ],
  ['a wider type', one(text), one({ type: ['string', 'null'] }), 'compatible type-widened', 'breaking type-widened'],
  ['another type', one(text), one({ type: 'boolean' }), 'breaking type-changed', 'breaking type-changed'],
  [
    'a tighter bound',
    one({ ...text, maxLength: 9 }),
    one({ ...text, maxLength: 5 }),
    'breaking bound-tightened',
    'compatible bound-tightened',
  ],
  [
    'a wider bound',
    one({ ...text, minLength: 2 }),
    one({ ...text, minLength: 1 }),
    'compatible bound-widened',
    'notable bound-widened',
  ],
  [
    'a new bound',
    one({ type: 'number' }),
    one({ type: 'number', minimum: 0 }),
    'breaking bound-tightened',
    'compatible bound-tightened',
  ],
  [
    '`minContains: 0`',
    one({ type: 'array', contains: text }),
    one({ type: 'array', contains: text, minContains: 0 }),
    'compatible rule-removed',
    'notable rule-removed',
  ],
  [
    'a `multipleOf` that divides the other',
    one({ type: 'number', multipleOf: 0.3 }),
    one({ type: 'number', multipleOf: 0.1 }),
    'compatible bound-widened',
    'notable bound-widened',
  ],
  ['a new pattern', one(text), one({ ...text, pattern: '^a' }), 'breaking rule-added', 'compatible rule-added'],
  [
    'another format',
    one({ ...text, format: 'date' }),
    one({ ...text, format: 'uuid' }),
    'breaking type-changed',
    'breaking type-changed',
  ],
  [
    'a closed object',
    object({}),
    object({}, { additionalProperties: false }),
    'breaking rule-added',
    'compatible rule-added',
  ],
  [
    'another default',
    one({ ...text, default: 'a' }),
    one({ ...text, default: 'b' }),
    'notable default-changed',
    'compatible default-changed',
  ],
  ['a new list of values', one(text), one({ ...text, enum: ['a'] }), 'breaking rule-added', 'compatible rule-added'],
  [
    'a condition',
    object({}),
    object({}, { allOf: [{ if: { required: ['a'] }, then: { required: ['b'] } }] }),
    'breaking rule-added',
    'compatible rule-added',
  ],
  [
    'an element of a list',
    one({ type: 'array', items: text }),
    one({ type: 'array', items: { type: 'boolean' } }),
    'breaking type-changed',
    'breaking type-changed',
  ],
  [
    'a shared schema that is replaced by an inline one',
    one({ $ref: '#/components/schemas/Nom' }),
    one({ ...text, maxLength: 3 }),
    'breaking bound-tightened',
    'compatible bound-tightened',
  ],
];

const named = (direction: 'sent' | 'received', schema: unknown) => {
  const contract = contractOf(direction, schema) as { components: { schemas: JsonObject } };
  return { ...contract, components: { schemas: { ...contract.components.schemas, Nom: text } } };
};

describe('compareContracts', () => {
  it.each(schemaCases)(
    'returns the severity of %s for data that are sent and received',
    (_fact, before, after, sent, received) => {
      const severities = (direction: 'sent' | 'received') =>
        compare(named(direction, before), named(direction, after)).map((line) => line.split(' ').slice(0, 2).join(' '));
      expect(severities('sent')).toEqual([sent]);
      expect(severities('received')).toEqual([received]);
    },
  );

  it.each([
    [text, { ...text, minLength: 0 }],
    [{ type: 'array' }, { type: 'array', minItems: 0 }],
    [{ type: 'object' }, { type: 'object', minProperties: 0 }],
    [
      { type: 'array', contains: text },
      { type: 'array', contains: text, minContains: 1 },
    ],
  ])('ignores the change from %j to %j, which are equivalent', (before, after) => {
    expect(compare(contractOf('sent', one(before)), contractOf('sent', one(after)))).toEqual([]);
    expect(compare(contractOf('sent', one(after)), contractOf('sent', one(before)))).toEqual([]);
  });

  it('returns the field, the value and the component', () => {
    const before = one({ type: 'array', items: object({ b: { oneOf: [{ const: 'x' }, { const: 'y' }] } }) });
    const after = one({
      type: 'array',
      items: object({ b: { oneOf: [{ const: 'y' }, { const: 'z', title: 'Zed' }] } }),
    });
    expect(compare(contractOf('sent', before), contractOf('sent', after))).toEqual([
      'breaking value-removed Ordre.a[].b = x',
      'compatible value-added Ordre.a[].b = z',
    ]);
    expect(
      compare(
        contractOf('received', { enum: ['x'] }),
        contractOf('received', { oneOf: [{ const: 'x', deprecated: true }, { const: 'y' }] }),
      ),
    ).toEqual(['notable value-added Piece = y', 'notable deprecated Piece = x']);
  });

  it('reports an added or removed list of values as a rule of the field', () => {
    const [free, listed] = [one(text), one({ ...text, enum: ['a'] })].map((schema) => contractOf('sent', schema));
    const texts = (before: JsonObject = {}, after: JsonObject = {}) =>
      compareContracts(toShape(before), toShape(after)).map((change) => [
        toContractAddress(change.location),
        toChangeText(change, ({ kind }) => kind),
      ]);
    expect(texts(free, listed)).toEqual([['Ordre.a', 'champ `a`, nouvelle règle `enum`']]);
    expect(texts(listed, free)).toEqual([['Ordre.a', 'champ `a`, règle levée `enum`']]);
  });

  it('reports a shared schema once, with the worse severity if it is sent and received', () => {
    const both = (maxLength: number) =>
      contractWith({
        schemas: {
          Nom: { type: 'string', maxLength },
          Ordre: one({ $ref: '#/components/schemas/Nom' }),
          Piece: one({ $ref: '#/components/schemas/Nom' }),
        },
      });
    expect(compare(both(9), both(5))).toEqual(['breaking bound-tightened Nom']);
    expect(compare(both(5), both(9))).toEqual(['notable bound-widened Nom']);
  });

  const parameter = (more: object = {}) => ({ name: 'tri', in: 'query', schema: text, ...more });
  const toResponses = (response: object) => ({ responses: response });
  const errors = (...codes: readonly string[]) => ({
    '409': {
      content: {
        'application/problem+json': {
          examples: Object.fromEntries(codes.map((code) => [code, { value: 1, 'x-error': { status: 409 } }])),
        },
      },
    },
  });

  it.each<readonly [string, JsonObject, JsonObject, string]>([
    ['a new operation', {}, { path: { get: { responses: {} } } }, 'compatible operation-added GET /pieces'],
    ['a removed operation', { path: { get: { responses: {} } } }, {}, 'breaking operation-removed GET /pieces'],
    ['a deprecated operation', {}, { operation: { deprecated: true } }, 'notable deprecated POST /pieces'],
    [
      'another required scope',
      { operation: { security: [{ o: ['a'] }] } },
      { operation: { security: [{ o: ['a', 'b'] }] } },
      'breaking access-tightened POST /pieces',
    ],
    [
      'any token instead of one with a scope',
      { operation: { security: [{ o: ['a'] }] } },
      { operation: { security: [{ o: [] }] } },
      'compatible access-relaxed POST /pieces',
    ],
    [
      'a token with a scope instead of any token',
      { operation: { security: [{ o: [] }] } },
      { operation: { security: [{ o: ['a'] }] } },
      'breaking access-tightened POST /pieces',
    ],
    [
      'another scheme whose name starts the same',
      { operation: { security: [{ oauth: ['a'] }] } },
      { operation: { security: [{ o: [] }] } },
      'breaking access-tightened POST /pieces',
    ],
    [
      'an alternative security requirement',
      { operation: { security: [{ o: ['a'] }] } },
      { operation: { security: [{ o: ['a'] }, { cle: [] }] } },
      'compatible access-relaxed POST /pieces',
    ],
    [
      'access without authentication',
      { operation: { security: [{ o: ['a'] }] } },
      { operation: { security: [] } },
      'compatible access-relaxed POST /pieces',
    ],
    [
      'an optional parameter',
      {},
      { operation: { parameters: [parameter()] } },
      'compatible optional-added POST /pieces query.tri',
    ],
    [
      'a required header',
      {},
      { operation: { parameters: [parameter({ in: 'header', required: true })] } },
      'breaking required-added POST /pieces header.tri',
    ],
    [
      'a removed parameter',
      { operation: { parameters: [parameter()] } },
      {},
      'breaking removed POST /pieces query.tri',
    ],
    [
      'a parameter of the Path Item that the operation overrides',
      { path: { parameters: [parameter()] } },
      { path: { parameters: [parameter()] }, operation: { parameters: [parameter({ required: true })] } },
      'breaking made-required POST /pieces query.tri',
    ],
    [
      'a new status',
      { operation: toResponses({}) },
      { operation: toResponses({ '202': {} }) },
      'notable status-added POST /pieces 202',
    ],
    [
      'a removed status',
      { operation: toResponses({ '202': {} }) },
      { operation: toResponses({}) },
      'breaking status-removed POST /pieces 202',
    ],
    [
      'a new error',
      { operation: toResponses(errors('a')) },
      { operation: toResponses(errors('a', 'b')) },
      'compatible error-added POST /pieces 409 = b',
    ],
    [
      'a removed response header',
      { operation: toResponses({ '200': { headers: { Link: { schema: text } } } }) },
      { operation: toResponses({ '200': {} }) },
      'notable optional-removed POST /pieces 200 header.Link',
    ],
    [
      'a new header with the name of an extension',
      { operation: toResponses({ '200': {} }) },
      { operation: toResponses({ '200': { headers: { 'x-next': { schema: text } }, 'x-other': {} } }) },
      'compatible optional-added POST /pieces 200 header.x-next',
    ],
    [
      'a new header with the name of an inherited member',
      { operation: toResponses({ '200': {} }) },
      { operation: toResponses({ '200': { headers: { constructor: { schema: text } } } }) },
      'compatible optional-added POST /pieces 200 header.constructor',
    ],
    [
      'another media type',
      { operation: toResponses({ '200': { content: { 'text/plain': {} } } }) },
      { operation: toResponses({ '200': { content: { 'text/plain': {}, 'text/csv': {} } } }) },
      'compatible media-type-added POST /pieces 200',
    ],
    [
      'a body that becomes required',
      {},
      {
        operation: {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Ordre' } } },
          },
        },
      },
      'breaking made-required POST /pieces body',
    ],
  ])('reports %s', (_fact, before, after, want) => {
    expect(compare(contractWith(before), contractWith(after))).toEqual([want]);
  });

  it.each<readonly [string, (named: JsonObject) => JsonObject, JsonObject, string]>([
    [
      'parameters',
      (named) => ({ parameters: [named] }),
      { Un: parameter(), Deux: parameter({ schema: { type: 'boolean' } }) },
      'breaking type-narrowed parameters/Autre',
    ],
    [
      'requestBodies',
      (named) => ({ requestBody: named }),
      { Un: { content: {} }, Deux: { content: {}, required: true } },
      'breaking made-required requestBodies/Autre',
    ],
    [
      'responses',
      (named) => toResponses({ '200': named }),
      { Un: { headers: { Link: { schema: text } } }, Deux: {} },
      'notable optional-removed responses/Autre header.Link',
    ],
  ])('compares the targets of components that are references: %s', (section, naming, own, want) => {
    const to = (name: string) => ({ $ref: `#/components/${section}/${name}` });
    const contract = (target: string) =>
      contractWith({ operation: naming(to('Autre')), components: { [section]: { ...own, Autre: to(target) } } });
    expect(compare(contract('Un'), contract('Deux'))).toEqual([want]);
  });

  it('ignores changes of prose', () => {
    const written = contractWith({ operation: { description: 'Ouvre.', tags: ['a'], 'x-order': 2 } });
    expect(compare(contractWith(), written)).toEqual([]);
  });

  it('treats the request of a webhook as received data', () => {
    const hook = (schema: object) => ({
      ...contractWith(),
      webhooks: { ouverte: { post: { requestBody: { content: { 'application/json': { schema } } }, responses: {} } } },
    });
    expect(compare(hook(object({})), hook(object({ a: text }, { required: ['a'] })))).toEqual([
      'compatible required-added POST ouverte body.a',
    ]);
  });

  it('treats equivalent keywords of OpenAPI 3.0 and 3.1 as the same', () => {
    const old = one({ type: 'integer', minimum: 0, exclusiveMinimum: true, nullable: true });
    const now = one({ type: ['integer', 'null'], exclusiveMinimum: 0 });
    expect(compare(contractOf('sent', old), contractOf('sent', now))).toEqual([]);
  });

  it('supports recursive schemas', () => {
    const tree = (name: string, leaf: object) => ({
      schemas: {
        Ordre: object({ a: { $ref: `#/components/schemas/${name}` } }),
        [name]: object({ in: { $ref: `#/components/schemas/${name}` }, leaf }),
      },
    });
    expect(compare(contractWith(tree('Un', text)), contractWith(tree('Deux', { type: 'boolean' })))).toEqual([
      'breaking type-changed Ordre.a.leaf',
    ]);
  });

  /** The kind of each change when it is reverted. A removed field that is added again may be required or optional. */
  const inverses: readonly (readonly [ChangeKind, ChangeKind])[] = [
    ['optional-added', 'removed'],
    ['required-added', 'removed'],
    ['made-required', 'made-optional'],
    ['deprecated', 'undeprecated'],
    ['type-narrowed', 'type-widened'],
    ['bound-tightened', 'bound-widened'],
    ['rule-added', 'rule-removed'],
  ];
  const areInverse = (one: ChangeKind | undefined, other: ChangeKind | undefined) =>
    one === other || inverses.some((pair) => pair.every((kind) => kind === one || kind === other));

  it.each(schemaCases)('reports the inverse of %s at the same locations', (_fact, before, after) => {
    const changes = (from: unknown, to: unknown) =>
      compareContracts(toShape(named('sent', from)), toShape(named('sent', to)));
    const [forward, back] = [changes(before, after), changes(after, before)];
    expect(back.map(({ location }) => location)).toEqual(forward.map(({ location }) => location));
    expect(forward.every(({ kind }, index) => areInverse(kind, back[index]?.kind))).toBe(true);
    expect(changes(after, after)).toEqual([]);
  });
});
