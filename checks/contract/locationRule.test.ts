import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { housePlugin } from './houseRules';

/** Returns the messages about the `Location` of the resource that `POST /a/{aId}/b` creates, each with its place. */
async function faultsOf(location: string, body: object, status = '201'): Promise<readonly string[]> {
  const source = `
openapi: 3.1.0
info: { title: Essai, version: '1' }
paths:
  /a: { get: {} }
  /a/{aId}: { get: {} }
  /a/{aId}/b:
    get: {}
    post:
      responses:
        '${status}':
          headers: { location: { example: '${location}' } }
          content: { application/json: { examples: { first: { $ref: '#/components/examples/Kept' }, other: { value: { id: z } } } } }
  /a/{aId}/b/last: { get: {} }
  /b/{bId}: { get: {}, delete: {} }
  /c/{cId}: { delete: {} }
components:
  examples: { Kept: { value: ${JSON.stringify(body)} } }
`;
  const config = await createConfig({ plugins: [housePlugin], rules: { 'maison/location-is-read': 'error' } });
  const problems = await lintFromString({ source, config, absoluteRef: '/essai.yaml' });
  return problems.map(({ message, location: [place] }) => `${place?.pointer ?? ''}: ${message}`);
}

describe('locationRule', () => {
  it.each([
    ['what is created', '/b/b1', { id: 'b1' }],
    ['the list that it joins', '/a/a1/b', { id: 'b1', aId: 'a1' }],
    ['a thing that has no identifier of its own', '/a/a1/b/last', { aId: 'a1' }],
    ['an answer that does not say what it belongs to', '/a/a1/b', {}],
    ['an answer without identifier', '/b/b1', {}],
  ])('accepts the address of %s', async (_fact, location, body) => expect(await faultsOf(location, body)).toEqual([]));

  it('leaves alone where a redirection leads', async () =>
    expect(await faultsOf('/elsewhere', { id: 'b1' }, '303')).toEqual([]));

  it.each([
    [
      'that the contract does not have',
      '/b/b1/c',
      { id: 'b1' },
      'Location is "/b/b1/c", and no GET has such a path: give the address that reads what is created, else that of its list, or leave Location out.',
    ],
    [
      'that is not read',
      '/c/c1',
      { id: 'c1' },
      'Location is "/c/c1", and no GET has such a path: give the address that reads what is created, else that of its list, or leave Location out.',
    ],
    [
      'of something else',
      '/a/a1',
      { id: 'b1' },
      'Location is "/a/a1", and "id" of the answer’s first example is b1: write b1 instead of a1.',
    ],
    [
      'of another one’s list',
      '/a/a2/b',
      { id: 'b1', aId: 'a1' },
      'Location is "/a/a2/b", and "aId" of the answer’s first example is a1: write a1 instead of a2.',
    ],
  ])('refuses an address %s', async (_fact, location, body, message) =>
    expect(await faultsOf(location, body)).toEqual([
      `#/paths/~1a~1{aId}~1b/post/responses/201/headers/location/example: ${message}`,
    ]),
  );

  it('refuses an address that only a part of fits', async () =>
    expect(await faultsOf('/b/', { id: 'b1' })).toHaveLength(1));
});
