import { describe, expect, it } from 'vitest';
import { createResolve } from '@apidoc/openapi';
import { mergeSchema } from './mergeSchema';

const schemas = {
  Base: { description: 'Base', required: ['id'], properties: { id: { type: 'string' }, note: { type: 'string' } } },
  Child: { allOf: [{ $ref: '#/components/schemas/Base' }, { required: ['own'], properties: { own: {} } }] },
  Ping: { allOf: [{ $ref: '#/components/schemas/Pong' }], properties: { ping: {} } },
  Pong: { allOf: [{ $ref: '#/components/schemas/Ping' }], properties: { pong: {} } },
  Parent: {
    oneOf: [{ $ref: '#/components/schemas/One' }, { $ref: '#/components/schemas/Two' }],
    properties: { kind: {} },
  },
  One: { allOf: [{ $ref: '#/components/schemas/Parent' }, { properties: { one: {} } }] },
  Two: { properties: { two: {} } },
  Alias: { $ref: '#/components/schemas/Base' },
};
const resolve = createResolve({ components: { schemas } });
const to = (name: keyof typeof schemas) => ({ $ref: `#/components/schemas/${name}` });
const merge = (...given: readonly unknown[]) => mergeSchema(given, resolve);
const fields = (...given: readonly unknown[]) => [...merge(...given).properties.keys()];

describe('mergeSchema', () => {
  it('follows a reference', () => {
    const { name, pointer, keywords } = merge(to('Base'));
    expect([name, pointer, keywords['description']]).toEqual(['Base', '#/components/schemas/Base', 'Base']);
  });

  it.each([
    ['allOf', [to('Child')], ['id', 'note', 'own']],
    ['members beside a $ref', [{ ...to('Base'), properties: { more: {} } }], ['id', 'note', 'more']],
    ['several schemas', [to('Base'), { properties: { more: {} } }], ['id', 'note', 'more']],
    ['a cycle through allOf, once', [to('Ping')], ['pong', 'ping']],
    ['the only alternative to null', [{ anyOf: [to('Base'), { type: 'null' }] }], ['id', 'note']],
    ['names of inherited members', [{ properties: { constructor: {}, toString: {} } }], ['constructor', 'toString']],
  ])('merges the fields of %s', (_name, given, want) => expect(fields(...given)).toEqual(want));

  it('keeps all schemas of a field', () => {
    const nearer = { description: 'Nearer' };
    const { properties } = merge({ allOf: [to('Base')], properties: { id: nearer } });
    expect(properties.get('id')).toEqual([{ type: 'string' }, nearer]);
  });

  it('requires what any of its parts requires', () => expect([...merge(to('Child')).required]).toEqual(['id', 'own']));

  it('overrides keywords of included schemas', () => {
    const { keywords } = merge({ allOf: [to('Base')], description: 'Near', title: 'T' });
    expect([keywords['description'], keywords['title']]).toEqual(['Near', 'T']);
  });

  it.each([
    ['a reference', [to('Base')], 'Base'],
    ['an alias', [to('Alias')], 'Alias'],
    ['an annotated reference in 3.0', [{ allOf: [to('Base')], description: 'a', nullable: true }], 'Base'],
    ['an annotated reference in 3.1', [{ ...to('Base'), description: 'a' }], 'Base'],
    ['a reference or null', [{ anyOf: [to('Base'), { type: 'null' }] }], 'Base'],
    ['a reference and a separate annotation', [to('Base'), { description: 'a' }], 'Base'],
    ['two references', [{ allOf: [to('Base'), to('Two')] }], null],
    ['a reference with additional fields', [{ allOf: [to('Base')], properties: { a: {} } }], null],
    ['a choice', [{ anyOf: [to('Base'), to('Two')] }], null],
    ['a plain schema', [{ type: 'string' }], null],
    ['a boolean schema', [true], null],
  ])('returns the name of %s', (_name, given, want) => expect(merge(...given).name).toBe(want));

  it.each([
    ['null in oneOf', { oneOf: [to('Base'), { type: 'null' }] }],
    ['null in anyOf', { anyOf: [{ type: ['null'] }, to('Base')] }],
    ['null among several', { anyOf: [to('Base'), to('Two'), { type: 'null' }] }],
  ])('treats %s as nullable', (_name, given) => expect(merge(given).keywords['nullable']).toBe(true));

  it.each([
    ['oneOf', { oneOf: [to('Base'), to('Two')] }, ['oneOf 2']],
    ['oneOf and anyOf', { oneOf: [{}], anyOf: [{}, {}] }, ['oneOf 1', 'anyOf 2']],
    ['several alternatives to null', { anyOf: [{}, {}, { type: 'null' }] }, ['anyOf 2']],
    ['null alone', { oneOf: [{ type: 'null' }] }, ['oneOf 1']],
    ['a parent', { allOf: [to('Parent')] }, ['oneOf 2']],
    ['a parent whose choice contains the schema: none', to('One'), []],
    [
      'a mapping without oneOf',
      { discriminator: { propertyName: 'k', mapping: { a: 'Two', b: 'Base' } } },
      ['oneOf 2'],
    ],
    ['a discriminator without mapping', { discriminator: { propertyName: 'k' } }, []],
  ])('returns the choices of %s', (_name, given, want) => {
    expect(merge(given).choices.map(({ rule, schemas: offered }) => `${rule} ${offered.length}`)).toEqual(want);
  });

  it('keeps the description of a condition', () => {
    const condition = { description: 'Si a, b.', if: {}, then: {} };
    const { conditions, keywords } = merge({ allOf: [condition], description: 'Whole' });
    expect(conditions).toEqual([condition]);
    expect(keywords).toEqual({ description: 'Whole' });
    expect(merge(condition).keywords).toEqual({});
  });

  it('returns dependentRequired', () => {
    expect(merge({ dependentRequired: { a: ['b', 3], c: [] } }).dependentRequired).toEqual([
      ['a', ['b']],
      ['c', []],
    ]);
  });

  it.each([
    ['a reference and its alias', to('Base'), to('Alias')],
    ['a reference and its annotated form', to('Base'), { ...to('Base'), description: 'a' }],
    ['a reference and the 3.0 form of it', to('Base'), { allOf: [to('Base'), { title: 'a' }], type: 'object' }],
    ['a reference and its nullable form', to('Base'), { anyOf: [to('Base'), { type: 'null' }] }],
  ])('returns the same sources for %s', (_name, one, other) =>
    expect(merge(one).sources).toEqual(merge(other).sources),
  );

  it('returns no sources without structure', () => {
    expect(merge({ type: 'object', description: 'a', additionalProperties: true, items: false }).sources.size).toBe(0);
  });
});
