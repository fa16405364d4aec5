import { describe, expect, it } from 'vitest';
import { findOperation, pathItemOperations } from './operations.ts';

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
  ])('%s', (_fact, pathItem, want) => {
    expect(pathItemOperations(pathItem).map(({ method }) => method)).toEqual(want);
  });
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
