import { describe, expect, it } from 'vitest';
import { createResolve } from '@apidoc/openapi';
import { namedSchemas, schemaReference } from './namedSchemas';

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const resolve = createResolve({
  components: {
    schemas: {
      Inner: { properties: { deep: to('Deep') } },
      Box: { properties: { content: { items: to('Deep') } } },
      Loop: { properties: { self: { $ref: '#/components/schemas/Loop/properties/self' } } },
      'a~1b': { type: 'string' },
    },
    responses: { Shared: { schema: to('Deep') } },
  },
});

describe('namedSchemas', () => {
  it.each([
    ['a reference', to('A'), ['A']],
    ['members, in their order', { properties: { b: to('B'), a: to('A') } }, ['B', 'A']],
    ['elements', { items: to('A'), prefixItems: [to('B')] }, ['A', 'B']],
    ['choices and conditions', { oneOf: [to('A')], anyOf: [to('B')], if: to('C'), not: to('D') }, ['A', 'B', 'C', 'D']],
    ['the rest of an object', { additionalProperties: to('A'), patternProperties: { '^x': to('B') } }, ['A', 'B']],
    ['a member that is called like a keyword', { properties: { example: to('A'), default: to('B') } }, ['A', 'B']],
    ['what stands beside a reference', { ...to('A'), properties: { b: to('B') } }, ['A', 'B']],
    [
      'the targets of a discriminator',
      { discriminator: { mapping: { a: 'A', b: '#/components/schemas/B' } } },
      ['A', 'B'],
    ],
    ['each once', { items: to('A'), not: to('A') }, ['A']],
    ['not what a component names in its turn', to('Inner'), ['Inner']],
    ['what stands at a place inside a component', { $ref: '#/components/schemas/Box/properties/content' }, ['Deep']],
    ['what stands outside of the component schemas', { $ref: '#/components/responses/Shared/schema' }, ['Deep']],
    ['no example', { example: to('A'), examples: [to('A')], default: to('A'), enum: [to('A')] }, []],
    ['nothing in a reference that leads back to itself', { $ref: '#/components/schemas/Loop/properties/self' }, []],
    ['nothing in a schema that is a boolean', true, []],
    ['a name with a slash', { $ref: '#/components/schemas/a~1b' }, ['a/b']],
  ])('names %s', (_fact, schema, want) => expect([...namedSchemas([schema], resolve)]).toEqual(want));
});

describe('schemaReference', () => {
  it('leads to the component of any name', () => {
    expect(resolve(schemaReference('a/b')).node).toEqual({ type: 'string' });
    expect(resolve(schemaReference('Inner')).name).toBe('Inner');
  });
});
