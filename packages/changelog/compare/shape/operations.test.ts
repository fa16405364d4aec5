import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { collectContractOperations } from './operations.ts';

const collect = (document: JsonObject) =>
  collectContractOperations(document, createResolve(document)).map(
    ({ owner, isCalledByApi }) => `${isCalledByApi ? 'API' : 'client'}: ${owner.method} ${owner.path}`,
  );

describe('collectContractOperations', () => {
  it('returns operations with their Path Items', () => {
    const [get, pathItem] = [{ operationId: 'lister' }, { parameters: [] }];
    const document = { paths: { '/pieces': { ...pathItem, get } } };
    expect(collectContractOperations(document, createResolve(document))).toEqual([
      {
        owner: { kind: 'operation', method: 'GET', path: '/pieces' },
        pathItem: { ...pathItem, get },
        operation: get,
        isCalledByApi: false,
      },
    ]);
  });

  it('skips extensions among the paths, but not among the webhooks', () =>
    expect(collect({ paths: { 'x-note': { get: {} } }, webhooks: { 'x-ouverte': { post: {} } } })).toEqual([
      'API: POST x-ouverte',
    ]));

  it('returns the callbacks of an operation after it, also those of components', () =>
    expect(
      collect({
        paths: {
          '/pieces': {
            post: {
              callbacks: {
                ouverte: { '{$url}': { put: {} }, '{$autre}': { get: {} } },
                fermee: { $ref: '#/components/callbacks/Fermee' },
              },
            },
            get: {},
          },
        },
        components: { callbacks: { Fermee: { '{$url}': { post: {} } } } },
      }),
    ).toEqual([
      'client: POST /pieces',
      'API: PUT /pieces POST ouverte {$url}',
      'API: GET /pieces POST ouverte {$autre}',
      'API: POST /pieces POST fermee {$url}',
      'client: GET /pieces',
    ]));

  it('stops at the third of callbacks that contain themselves', () =>
    expect(
      collect({
        paths: { '/a': { post: { callbacks: { b: { $ref: '#/components/callbacks/B' } } } } },
        components: { callbacks: { B: { u: { post: { callbacks: { b: { $ref: '#/components/callbacks/B' } } } } } } },
      }),
    ).toEqual([
      'client: POST /a',
      'API: POST /a POST b u',
      'API: POST /a POST b u POST b u',
      'API: POST /a POST b u POST b u POST b u',
    ]));
});
