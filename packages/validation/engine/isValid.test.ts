import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import { isAllowedByAjv } from '../testing/ajv.ts';
import { anySchema } from '../testing/anySchema.ts';
import { createValidator } from '../createValidator.ts';
import { isValid } from './apply.ts';

const resolve = createResolve({});

const texts = [
  '',
  'a',
  'bb',
  'été',
  '12345',
  'AB-12',
  'Ab1defgh',
  '2026-02-29',
  '12:00:00Z',
  'P1D',
  '1.2.3.4',
  '::1',
  '/a~1',
];

describe('isValid', () => {
  it('allows the values that Ajv allows', () => {
    const scalar = fc.constantFrom<unknown>(...[0, 1, 2, 3, 2.5, -4, 10, 1e3, true, false, null], ...texts);
    const list = fc.array(scalar, { maxLength: 4 });
    const names = fc.constantFrom('a', 'b', 'c', 'd', 'other');
    const object = fc.dictionary(names, fc.oneof(scalar, list), { maxKeys: 4, noNullPrototype: true });
    const value = fc.oneof(
      scalar,
      list,
      object,
      fc.array(object, { maxLength: 3 }),
      fc.dictionary(names, object, { noNullPrototype: true }),
    );
    fc.assert(
      fc.property(anySchema(), value, (schema, candidate) => {
        const isAllowed = isValid(candidate, schema, { resolve });
        expect([isAllowed, null]).toContain(isAllowedByAjv(schema, candidate));
        expect(createValidator(schema, {}, 'request')(candidate).length === 0).toBe(isAllowed);
      }),
      { numRuns: 2000, seed: 1 },
    );
  });

  it.each([
    ['null beside nullable', null, { type: 'string', nullable: true }, true],
    ['a strict bound of OpenAPI 3.0', 4, { minimum: 4, exclusiveMinimum: true }, false],
    ['a pattern that is no regular expression', 'a', { pattern: '(' }, true],
    ['a pattern with unnecessary escapes', 'a-1', { pattern: '^[a-z]\\-\\d$' }, true],
    ['the letters of a pattern for Unicode', 'é', { pattern: '^\\p{L}$' }, true],
    ['0.3 as a multiple of 0.1', 0.3, { multipleOf: 0.1 }, true],
    ['a schema that includes itself', 1, { $ref: '#/components/schemas/Self' }, true],
  ])('decides on %s', (_name, value, schema, want) => {
    const document = { components: { schemas: { Self: { allOf: [{ $ref: '#/components/schemas/Self' }] } } } };
    expect(isValid(value, schema, { resolve: createResolve(document) })).toBe(want);
  });
});
