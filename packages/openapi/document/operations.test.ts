import { describe, expect, it } from 'vitest';
import { findOperation, mapOperations, methodKeys, pathItemOperations, toMethodName } from './operations.ts';

describe('pathItemOperations', () => {
  it.each([
    ['keeps the contract’s order', { post: {}, get: {} }, ['post', 'get']],
    ['recognizes all methods', { trace: {}, options: {}, head: {}, patch: {} }, ['trace', 'options', 'head', 'patch']],
    [
      'leaves out members that are not methods',
      { summary: 'a', parameters: [], servers: [], 'x-get': {}, GET: {} },
      [],
    ],
    ['leaves out methods whose value is not an object', { get: null, put: 'a', post: [] }, []],
    ['ignores inherited members', {}, []],
    ['finds a query', { query: {}, get: {} }, ['query', 'get']],
    [
      'finds additional operations, but none whose method has a member of its own',
      { get: {}, additionalOperations: { COPY: {}, Link: {}, POST: {}, "a'b": {}, c: null } },
      ['get', 'COPY', 'Link'],
    ],
  ])('%s', (_fact, pathItem, want) => {
    expect(pathItemOperations(pathItem).map(({ method }) => method)).toEqual(want);
  });
});

describe('mapOperations', () => {
  const pathItem = { summary: 'a', get: { a: 1 }, additionalOperations: { COPY: { a: 2 }, MOVE: { a: 3 } } };
  it.each<[string, Parameters<typeof mapOperations>[1], object]>([
    [
      'replaces operations in their places',
      ({ operation }) => ({ b: operation['a'] }),
      { summary: 'a', get: { b: 1 }, additionalOperations: { COPY: { b: 2 }, MOVE: { b: 3 } } },
    ],
    [
      'leaves out operations',
      ({ method, operation }) => (method === 'COPY' ? operation : null),
      { summary: 'a', additionalOperations: { COPY: { a: 2 } } },
    ],
    [
      'leaves out the map of additional operations with the last of them',
      ({ method, operation }) => (method === 'get' ? operation : null),
      { summary: 'a', get: { a: 1 } },
    ],
  ])('%s', (_name, map, want) => expect(mapOperations(pathItem, map)).toEqual(want));
});

it.each([
  ['get', 'GET', ['get']],
  ['query', 'QUERY', ['query']],
  ['COPY', 'COPY', ['additionalOperations', 'COPY']],
  ['Link', 'Link', ['additionalOperations', 'Link']],
])('%s is sent as %s', (method, name, keys) => {
  expect([toMethodName(method), methodKeys(method)]).toEqual([name, keys]);
});

describe('findOperation', () => {
  const pathItem = { get: { summary: 'Lire' }, post: { summary: 'Créer' } };

  it.each(['post', 'POST'])('finds the operation for %s', (method) => {
    expect(findOperation(pathItem, method)).toEqual({ method: 'post', operation: pathItem.post });
  });

  it('reports a method that the Path Item lacks', () => {
    expect(() => findOperation(pathItem, 'PUT')).toThrow('The Path Item has no operation PUT.');
  });
});
