import { describe, expect, it } from 'vitest';
import { toContractAddress } from './address.ts';
import type { ContractLocation } from './types.ts';

const operation = { kind: 'operation', method: 'GET', path: '/pieces' } as const;
const schema = { kind: 'component', section: 'schemas', name: 'Piece' } as const;

describe('toContractAddress', () => {
  it.each<readonly [want: string, location: ContractLocation]>([
    ['GET /pieces', { owner: operation, field: [] }],
    [
      'GET /pieces query.page',
      { owner: operation, part: { kind: 'parameter', location: 'query', name: 'page' }, field: [] },
    ],
    ['GET /pieces body.nom', { owner: operation, part: { kind: 'body' }, field: ['nom'] }],
    ['GET /pieces 200[].nom', { owner: operation, part: { kind: 'response', status: '200' }, field: ['[]', 'nom'] }],
    [
      'GET /pieces 409 = fermee',
      { owner: operation, part: { kind: 'response', status: '409' }, field: [], value: 'fermee' },
    ],
    [
      'GET /pieces 200 header.Age',
      { owner: operation, part: { kind: 'header', status: '200', name: 'Age' }, field: [] },
    ],
    [
      'headers/Age header.Age',
      { owner: { ...schema, section: 'headers', name: 'Age' }, part: { kind: 'header', name: 'Age' }, field: [] },
    ],
    ['Piece.lieux{}.etage', { owner: schema, field: ['lieux', '{}', 'etage'] }],
    ['parameters/Page', { owner: { ...schema, section: 'parameters', name: 'Page' }, field: [] }],
  ])('writes %s', (want, location) => expect(toContractAddress(location)).toBe(want));
});
