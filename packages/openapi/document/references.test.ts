import { describe, expect, it } from 'vitest';
import { createResolve, referenceOf } from './references';

const schemas = {
  A: { type: 'object', properties: { b: { type: 'string' }, c: { $ref: '#/components/schemas/C' } } },
  C: { properties: { z: { type: 'integer' } } },
  Alias: { $ref: '#/components/schemas/A' },
  Described: { $ref: '#/components/schemas/A', description: 'Described' },
  Self: { $ref: '#/components/schemas/Self' },
  Ping: { $ref: '#/components/schemas/Pong', title: 'ping' },
  Pong: { $ref: '#/components/schemas/Ping', description: 'pong' },
  'a/b c': { type: 'number' },
  Named: { $defs: { inner: { $anchor: 'inner', type: 'boolean' } } },
  Never: false,
  Any: true,
};
const resolve = createResolve({ components: { schemas } });
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('createResolve', () => {
  it('returns a node without a reference as it is', () => {
    const { A } = schemas;
    expect(resolve(A)).toEqual({ node: A, layers: [A], target: A, pointer: null, name: null });
  });

  it('returns the target with its pointer and name', () => {
    const { node, pointer, name } = resolve(to('A'));
    expect([node, pointer, name]).toEqual([schemas.A, '#/components/schemas/A', 'A']);
  });

  it.each([
    ['an alias', to('Alias'), schemas.A],
    ['a pointer into a component', to('A/properties/b'), { type: 'string' }],
    ['a pointer through another reference', to('A/properties/c/properties/z'), { type: 'integer' }],
    ['a pointer through an alias', to('Alias/properties/b'), { type: 'string' }],
    ['an escaped pointer', to('a~1b%20c'), { type: 'number' }],
    ['an anchor', { $ref: '#inner' }, schemas.Named.$defs.inner],
    ['the schema `true`', to('Any'), {}],
    ['the schema `false`', to('Never'), { not: {} }],
    ['`true` itself', true, {}],
    ['`false` itself', false, { not: {} }],
    ['a missing target', to('Rien'), {}],
    ['an inherited member', to('constructor'), {}],
    ['a reference to itself', to('Self'), {}],
    ['a loop of references to the members beside them', to('Ping'), { title: 'ping', description: 'pong' }],
    ['`undefined`', undefined, {}],
    ['a list', [1], {}],
  ])('resolves %s', (_name, given, want) => expect(resolve(given).node).toEqual(want));

  it('overrides members of the target with those beside the reference', () => {
    const node = { ...to('Described'), title: 'Near', description: 'Nearer' };
    expect(resolve(node).node).toEqual({ ...schemas.A, title: 'Near', description: 'Nearer' });
    expect(resolve(node).layers).toEqual([schemas.A, schemas.Described, node]);
    expect(resolve(node).layers[0]).toBe(schemas.A);
  });

  it('returns the direct target of a reference', () => {
    expect(resolve(to('Described')).target).toBe(schemas.Described);
    expect(resolve(to('Rien')).target).toBeUndefined();
  });

  it.each([
    [to('A'), 'A'],
    [to('A/properties/b'), null],
    [{ $ref: '#/components/responses/NotFound' }, 'NotFound'],
    [{ $ref: '#/paths/~1a' }, null],
  ])('returns the component’s name for %j', (given, want) => expect(resolve(given).name).toBe(want));
});

describe('referenceOf', () => {
  it.each([
    [{ $ref: '#/a' }, '#/a'],
    [{ $ref: '#a' }, '#a'],
    [{ $ref: 'b.yaml' }, null],
    [{ $ref: { type: 'string' } }, null],
    [{}, null],
    [null, null],
    [true, null],
  ])('for %j, returns %j', (given, want) => expect(referenceOf(given)).toBe(want));
});
