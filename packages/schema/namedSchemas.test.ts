import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import { namedSchemas, schemaReference } from './namedSchemas.ts';

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const parent = { discriminator: { propertyName: 'kind' } };
const resolve = createResolve({
  components: {
    schemas: {
      Inner: { properties: { deep: to('Deep') } },
      Box: { properties: { content: { items: to('Deep') } } },
      Loop: { properties: { self: { $ref: '#/components/schemas/Loop/properties/self' } } },
      'a~1b': { type: 'string' },
      Child: { allOf: [to('Parent')] },
      Parent: parent,
    },
    responses: { Shared: { schema: to('Deep') } },
  },
});

describe('namedSchemas', () => {
  it.each([
    ['a reference', to('A'), ['A']],
    ['members, in their order', { properties: { b: to('B'), a: to('A') } }, ['B', 'A']],
    ['items', { items: to('A'), prefixItems: [to('B')] }, ['A', 'B']],
    ['choices and conditions', { oneOf: [to('A')], anyOf: [to('B')], if: to('C'), not: to('D') }, ['A', 'B', 'C', 'D']],
    ['additional properties', { additionalProperties: to('A'), patternProperties: { '^x': to('B') } }, ['A', 'B']],
    ['a property with the name of a keyword', { properties: { example: to('A'), default: to('B') } }, ['A', 'B']],
    ['members beside a reference', { ...to('A'), properties: { b: to('B') } }, ['A', 'B']],
    [
      'the targets of a discriminator',
      { discriminator: { mapping: { a: 'A', b: '#/components/schemas/B' } } },
      ['A', 'B'],
    ],
    ['the children of a discriminator', parent, ['Child']],
    ['a repeated reference, once', { items: to('A'), not: to('A') }, ['A']],
    ['a component, without its own references', to('Inner'), ['Inner']],
    ['a reference to part of a component', { $ref: '#/components/schemas/Box/properties/content' }, ['Deep']],
    ['a reference outside the component schemas', { $ref: '#/components/responses/Shared/schema' }, ['Deep']],
    ['examples: none', { example: to('A'), examples: [to('A')], default: to('A'), enum: [to('A')] }, []],
    ['a circular reference: none', { $ref: '#/components/schemas/Loop/properties/self' }, []],
    ['a boolean schema: none', true, []],
    ['a name with a slash', { $ref: '#/components/schemas/a~1b' }, ['a/b']],
  ])('returns the names in %s', (_fact, schema, want) => expect([...namedSchemas([schema], resolve)]).toEqual(want));
});

describe('schemaReference', () => {
  it('refers to a component with any name', () => {
    expect(resolve(schemaReference('a/b')).node).toEqual({ type: 'string' });
    expect(resolve(schemaReference('Inner')).name).toBe('Inner');
  });
});
