import { expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import { operationAt } from './operationPaths.ts';

it('finds the operation of a path item that is a component', () => {
  const document = {
    paths: { '/a': { $ref: '#/components/pathItems/A' } },
    components: { pathItems: { A: { post: { operationId: 'send' } } } },
  };
  expect(operationAt({ path: '/a', method: 'POST' }, document, createResolve(document))).toEqual({
    operationId: 'send',
  });
  expect(operationAt({ path: '/b', method: 'POST' }, document, createResolve(document))).toEqual({});
});
