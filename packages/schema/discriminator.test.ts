import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import { discriminatorValues } from './discriminator.ts';

const schemas = {
  Pet: { properties: { kind: { type: 'string', enum: ['cat', 'dog'] } } },
  Cat: { allOf: [{ $ref: '#/components/schemas/Pet' }] },
  Dog: { allOf: [{ $ref: '#/components/schemas/Pet' }, { properties: { kind: { const: 'woof' } } }] },
};
const resolve = createResolve({ components: { schemas } });
const values = (mapping: unknown, schema: unknown) => {
  const discriminator = { propertyName: 'kind', ...(mapping !== undefined && { mapping }) };
  return discriminatorValues({ rule: 'oneOf', schemas: [], discriminator }, schema, resolve);
};
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('discriminatorValues', () => {
  it.each([
    ['a mapping to a pointer', { miaou: '#/components/schemas/Cat' }, to('Cat'), ['miaou']],
    ['a mapping to a name', { miaou: 'Cat' }, to('Cat'), ['miaou']],
    ['a mapping of two values', { miaou: 'Cat', chat: '#/components/schemas/Cat' }, to('Cat'), ['miaou', 'chat']],
    ['the name, if the mapping does not contain the schema', { ouaf: 'Dog' }, to('Cat'), ['Cat']],
    ['the name, without a mapping', undefined, to('Cat'), ['Cat']],
    ['the constant of the property', undefined, to('Dog'), ['woof']],
    ['the only value of an enum', undefined, { properties: { kind: { enum: ['a'] } } }, ['a']],
    ['nothing for a schema without a name', undefined, { title: 'Chat' }, []],
  ])('returns the values of %s', (_name, mapping, schema, want) => expect(values(mapping, schema)).toEqual(want));

  it('returns no values without a discriminator', () => {
    expect(discriminatorValues({ rule: 'oneOf', schemas: [], discriminator: null }, to('Cat'), resolve)).toEqual([]);
  });
});
