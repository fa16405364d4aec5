import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import { createAnchors } from '@reliure/richtext';
import { mergeSchema } from './merging/mergeSchema.ts';
import { codedSchemas, isCodedList, listedValues, toCodedValue } from './values.ts';

const resolve = createResolve({ components: { schemas: { Open: { const: 'open', title: 'Open' } } } });
const open = { $ref: '#/components/schemas/Open' };
const merge = (schema: unknown) => mergeSchema([schema], resolve);

describe('listedValues', () => {
  it.each([
    ['a constant', { const: 1, enum: [1, 2] }, [1]],
    ['an enumeration', { enum: ['a', null] }, ['a', null]],
    ['constants', { oneOf: [open, { const: 'closed' }] }, ['open', 'closed']],
    ['two lists of constants', { oneOf: [{ const: 1 }], anyOf: [{ const: 2 }] }, [1, 2]],
    ['a choice that is not only of constants', { oneOf: [open, { type: 'string' }] }, []],
    ['a list of constants and another choice', { oneOf: [open], anyOf: [{ minLength: 1 }] }, []],
    ['a schema that lists nothing', { type: 'string' }, []],
  ])('returns those of %s', (_fact, schema, want) => expect(listedValues(merge(schema), resolve)).toEqual(want));
});

describe('codedSchemas', () => {
  it('returns each value with the schema of this value alone', () => {
    const schema = { enum: ['a'], oneOf: [open, { const: 'b' }], anyOf: [{ type: 'string' }] };
    expect(codedSchemas(merge(schema), resolve)).toEqual([
      { value: 'a', schema: {} },
      { value: 'open', schema: { const: 'open', title: 'Open' } },
      { value: 'b', schema: { const: 'b' } },
    ]);
    expect(codedSchemas(merge({ const: 'a', enum: ['a', 'b'] }), resolve)).toEqual([{ value: 'a', schema: {} }]);
  });
});

describe('isCodedList', () => {
  it.each([
    ['an enumeration', { type: 'string', enum: ['a'] }, true],
    ['constants', { oneOf: [open, { const: 'closed' }] }, true],
    ['a schema that lists nothing', { type: 'string' }, false],
    ['an enumeration beside another choice', { enum: ['a'], anyOf: [{ minLength: 1 }] }, false],
    ['an enumeration with a constant', { enum: ['a', 'b'], const: 'a' }, false],
    ['an enumeration with a property', { enum: [{}], properties: { a: {} } }, false],
    ['an enumeration with a condition', { enum: ['a'], if: {}, then: {} }, false],
    ['an enumeration with a dependency', { enum: [{}], dependentRequired: { a: ['b'] } }, false],
    ['an enumeration with items', { enum: [[]], items: {} }, false],
    ['an enumeration with items by position', { enum: [[]], prefixItems: [{}] }, false],
    ['an enumeration with other properties', { enum: [{}], additionalProperties: {} }, false],
    ['an enumeration with properties by pattern', { enum: [{}], patternProperties: { a: {} } }, false],
    ['an enumeration with an exclusion', { enum: ['a'], not: { const: 'b' } }, false],
  ])('of %s is %s', (_fact, schema, want) => expect(isCodedList(merge(schema), resolve)).toBe(want));
});

describe('toCodedValue', () => {
  it('has the title, the description, the deprecation and the release of the value', () => {
    const schema = { title: 'A', description: 'Un *mot*.', deprecated: true, 'x-since': '1.5' };
    expect(toCodedValue({ value: 'a', schema }, createAnchors())).toMatchObject({
      value: '"a"',
      title: 'A',
      description: [{ type: 'paragraph' }],
      deprecated: true,
      since: 'depuis 1.5',
    });
    expect(toCodedValue({ value: 1, schema: { deprecated: false } }, createAnchors())).toEqual({ value: '1' });
  });
});
