import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@reliure/openapi';
import { toContractAddress } from '../address.ts';
import { compareContracts } from './compareContracts.ts';
import { toShape } from './shape/shape.ts';
import { contractOf, contractWith } from '../testing/contracts.ts';
import { toChangeText } from '../wording.ts';

const compare = (before: JsonObject, after: JsonObject) =>
  compareContracts(toShape(before), toShape(after)).map(
    ({ kind, severity, location }) => `${severity} ${kind} ${toContractAddress(location)}`,
  );

const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
const text = { type: 'string' };
const one = (schema: object) => object({ a: schema });

describe('compareContracts', () => {
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
  it.each<readonly [string, JsonObject, JsonObject, string]>([
    ['a new operation', {}, { path: { get: { responses: {} } } }, 'compatible operation-added GET /pieces'],
    ['a removed operation', { path: { get: { responses: {} } } }, {}, 'breaking operation-removed GET /pieces'],
    ['a deprecated operation', {}, { operation: { deprecated: true } }, 'notable deprecated POST /pieces'],
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
      'a parameter of the Path Item that the operation overrides',
      { path: { parameters: [parameter()] } },
      { path: { parameters: [parameter()] }, operation: { parameters: [parameter({ required: true })] } },
      'breaking made-required POST /pieces query.tri',
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
});
