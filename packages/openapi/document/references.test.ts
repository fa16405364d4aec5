import { describe, expect, it } from 'vitest';
import { createResolve, referenceOf } from './references.ts';

const schemas = {
  A: { type: 'object', properties: { b: { type: 'string' }, c: { $ref: '#/components/schemas/C' } } },
  C: { properties: { z: { type: 'integer' } } },
  Alias: { $ref: '#/components/schemas/A' },
  Far: { $ref: '#/components/schemas/Alias' },
  Described: { $ref: '#/components/schemas/A', description: 'Described' },
  Self: { $ref: '#/components/schemas/Self' },
  Ping: { $ref: '#/components/schemas/Pong', title: 'ping' },
  Pong: { $ref: '#/components/schemas/Ping', description: 'pong' },
  'a/b c': { type: 'number' },
  'd~1e': { type: 'null' },
  'C#': { type: 'array' },
  Extended: { $ref: '#/components/schemas/A', properties: { b: { type: 'number' } } },
  Named: { $defs: { inner: { $anchor: 'inner', type: 'boolean' } } },
  Never: false,
  Any: true,
};
/** Resolves a node without results of earlier tests. */
const resolve = (node: unknown) => createResolve({ components: { schemas } })(node);
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('createResolve', () => {
  it('returns a node without a reference as it is', () => {
    const { A } = schemas;
    expect(resolve(A)).toEqual({ node: A, layers: [A], target: A, pointer: null, name: null });
    expect(resolve(A).node).toBe(A);
    expect(resolve(true)).toEqual({ node: {}, layers: [{}], target: true, pointer: null, name: null });
  });

  it('leaves out of the layers what is only a reference', () => {
    expect(resolve(to('Far'))).toEqual({
      node: schemas.A,
      layers: [schemas.A],
      target: schemas.Far,
      pointer: '#/components/schemas/Far',
      name: 'Far',
    });
  });

  it('returns the same result for the same reference', () => {
    const once = createResolve({ components: { schemas } });
    expect(once(to('A'))).toBe(once(to('A')));
  });

  it('returns the target with its pointer and name', () => {
    const { node, pointer, name } = resolve(to('A'));
    expect([node, pointer, name]).toEqual([schemas.A, '#/components/schemas/A', 'A']);
  });

  it.each([
    ['an alias', to('Alias'), schemas.A],
    ['a pointer into a component', to('A/properties/b'), { type: 'string' }],
    ['a pointer through another reference', to('A/properties/c/properties/z'), { type: 'integer' }],
    ['a pointer through aliases', to('Far/properties/b'), { type: 'string' }],
    ['a pointer to a member beside a reference', to('Extended/properties/b'), { type: 'number' }],
    ['an escaped pointer', to('a~1b%20c'), { type: 'number' }],
    ['a pointer to a name that is itself escaped', to('d~1e'), { type: 'null' }],
    ['a name with a number sign', to('C#'), { type: 'array' }],
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
    [{ $ref: '#/paths/~1a/get' }, null],
    [{ $ref: '#/components/schemas' }, null],
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
