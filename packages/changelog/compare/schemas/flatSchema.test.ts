import { describe, expect, it } from 'vitest';
import { resolveWithoutTarget, toFlatSchema } from './flatSchema.ts';

const nom = { $ref: '#/components/schemas/Nom' };
const age = { $ref: '#/components/schemas/Age' };
const toNom = '#/components/schemas/Nom';
const toAge = '#/components/schemas/Age';

describe('toFlatSchema', () => {
  it.each<readonly [string, unknown, readonly string[]]>([
    ['a reference', nom, [toNom]],
    ['the references of `allOf`, sorted', { allOf: [nom, { allOf: [age] }, { type: 'object' }] }, [toAge, toNom]],
    ['a reference that occurs twice', { allOf: [nom, nom] }, [toNom]],
    ['a reference that may be `null`', { oneOf: [nom, { type: 'null' }] }, [toNom]],
    ['a reference that `anyOf` allows to be `null`', { anyOf: [{ type: ['null'] }, nom] }, [toNom]],
    ['a reference that is the only variant', { oneOf: [nom] }, []],
    ['references to choose from', { oneOf: [nom, age] }, []],
    ['references to choose from that may be `null`', { oneOf: [nom, age, { type: 'null' }] }, []],
    ['a reference of a field', { properties: { nom } }, []],
  ])('returns the components that a schema includes: %s', (_fact, schema, want) =>
    expect(toFlatSchema([schema]).references).toEqual(want),
  );

  it('merges schemas without the components that they include', () => {
    const { merged } = toFlatSchema([{ ...nom, maxLength: 5 }, { allOf: [age, { minLength: 1 }] }]);
    expect(merged.keywords).toEqual({ maxLength: 5, minLength: 1 });
  });
});

describe('resolveWithoutTarget', () => {
  it.each<readonly [unknown, unknown]>([
    [true, {}],
    [false, { not: {} }],
    [undefined, {}],
    [{ type: 'string' }, { type: 'string' }],
  ])('resolves %j to the object %j', (schema, node) =>
    expect(resolveWithoutTarget(schema)).toEqual({ node, layers: [node], target: schema, pointer: null, name: null }),
  );
});
