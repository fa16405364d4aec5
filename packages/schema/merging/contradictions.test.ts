import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@reliure/openapi';
import { toContradictionWarnings } from './contradictions.ts';

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const shared = {
  Text: { type: 'string', maxLength: 3 },
  Closed: { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false },
};

function warnings(schema: unknown): readonly string[] {
  const document = {
    paths: {
      '/a': { get: { responses: { 200: { content: { json: { schema, example: { schema: to('Text') } } } } } } },
    },
    components: { schemas: shared },
  };
  const warnOf = (_node: JsonObject, { message, remedy }: { readonly message: string; readonly remedy: string }) => [
    { file: 'a.yaml', message, remedy },
  ];
  return toContradictionWarnings({ document, warnOf }).map(({ message }) => message);
}

const forbidden = (name: string) =>
  `The member \`${name}\` is never allowed: \`additionalProperties: false\` forbids what the same schema does not name.`;

describe('toContradictionWarnings', () => {
  it.each([
    [
      'bounds',
      { allOf: [to('Text'), { minLength: 5 }] },
      ['No value satisfies `minLength: 5` and `maxLength: 3`, which apply together.'],
    ],
    [
      'bounds beside a $ref',
      { ...to('Text'), minLength: 5 },
      ['No value satisfies `minLength: 5` and `maxLength: 3`, which apply together.'],
    ],
    [
      'a contradiction of an included schema, once',
      { allOf: [{ allOf: [to('Text'), { minLength: 5 }] }, {}] },
      ['No value satisfies `minLength: 5` and `maxLength: 3`, which apply together.'],
    ],
    [
      'types of a member',
      { allOf: [to('Closed'), { properties: { a: { type: 'integer' } } }] },
      ['`a`: No value satisfies `type: "integer"` and `type: "string"`, which apply together.'],
    ],
    [
      'a required member without a value',
      { required: ['a'], properties: { a: false } },
      ['`a` is required, but its schema allows no value.'],
    ],
    [
      'a member that another part does not allow',
      { allOf: [to('Closed'), { properties: { b: {} } }] },
      [forbidden('b')],
    ],
    ['a required member that is not allowed', { required: ['b'], ...to('Closed') }, [forbidden('b')]],
    [
      '`nullable` in a part',
      { allOf: [to('Text'), { nullable: true }] },
      ['`nullable: true` has no effect in a part of `allOf`: another part does not allow `null`.'],
    ],
    [
      'nothing in a valid contract',
      { allOf: [to('Closed'), { required: ['a'], properties: { a: { maxLength: 2 } } }] },
      [],
    ],
    ['nothing for `nullable` beside a type', { type: 'string', nullable: true }, []],
    ['nothing for `nullable` beside `allOf`', { allOf: [to('Text')], nullable: true }, []],
    ['nothing for `nullable` beside `enum`', { type: 'string', enum: ['a'], nullable: true }, []],
    ['nothing for `nullable` in a part if all parts allow null', { allOf: [{ nullable: true, enum: [null] }, {}] }, []],
  ])('reports %s', (_fact, schema, want) => expect(warnings(schema)).toEqual(want));
});
