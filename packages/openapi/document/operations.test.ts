import { describe, expect, it } from 'vitest';
import { pathItemOperations } from './operations';

describe('pathItemOperations', () => {
  it.each([
    ['keeps the contract’s order', { post: {}, get: {} }, ['post', 'get']],
    ['knows all methods', { trace: {}, options: {}, head: {}, patch: {} }, ['trace', 'options', 'head', 'patch']],
    ['leaves out what is no method', { summary: 'a', parameters: [], servers: [], 'x-get': {}, GET: {} }, []],
    ['leaves out what is no operation', { get: null, put: 'a', post: [] }, []],
    ['takes no inherited member', {}, []],
  ])('%s', (_fact, pathItem, want) => {
    expect(pathItemOperations(pathItem).map(({ method }) => method)).toEqual(want);
  });
});
