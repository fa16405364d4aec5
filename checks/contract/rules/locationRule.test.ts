import { describe, expect, it } from 'vitest';
import { findingsIn } from '../testing/findingsIn.ts';

/** Returns the messages about the `Location` of the resource that `POST /a/{aId}/b` creates, each with its pointer. */
async function faultsOf(location: string, body: object, status = '201'): Promise<readonly string[]> {
  const contract = `
paths:
  /a: { get: {} }
  /a/{aId}: { get: {} }
  /a/{aId}/b:
    get: {}
    post:
      responses:
        '${status}':
          headers: { location: { example: '${location}' } }
          content: { application/json: { examples: { first: { $ref: '#/components/examples/Created' }, other: { value: { id: z } } } } }
  /a/{aId}/b/last: { get: {} }
  /b/{bId}: { get: {}, delete: {} }
  /c/{cId}: { delete: {} }
  /d/{dId}: { get: { deprecated: true } }
components:
  examples: { Created: { value: ${JSON.stringify(body)} } }
`;
  return (await findingsIn(contract, ['location-is-read'])).map(({ pointer, message }) => `${pointer}: ${message}`);
}

describe('locationRule', () => {
  it.each([
    ['the created resource', '/b/b1', { id: 'b1' }],
    ['the list that contains the created resource', '/a/a1/b', { id: 'b1', aId: 'a1' }],
    ['a resource without an identifier', '/a/a1/b/last', { aId: 'a1' }],
    ['a list, if the response does not name the parent', '/a/a1/b', {}],
    ['a resource, if the response has no identifier', '/b/b1', {}],
  ])('accepts the address of %s', async (_fact, location, body) => expect(await faultsOf(location, body)).toEqual([]));

  it('ignores the Location of a redirect', async () =>
    expect(await faultsOf('/elsewhere', { id: 'b1' }, '303')).toEqual([]));

  it.each([
    [
      'that is not in the contract',
      '/b/b1/c',
      { id: 'b1' },
      'Location is "/b/b1/c", but no GET has such a path: use the address of the created resource or of its list, or remove Location.',
    ],
    [
      'without a GET',
      '/c/c1',
      { id: 'c1' },
      'Location is "/c/c1", but no GET has such a path: use the address of the created resource or of its list, or remove Location.',
    ],
    [
      'whose GET is deprecated',
      '/d/d1',
      { id: 'd1' },
      'Location is "/d/d1", whose GET is deprecated: use the address that replaces it, as its x-replaced-by says.',
    ],
    [
      'of another resource',
      '/a/a1',
      { id: 'b1' },
      'Location is "/a/a1", but "id" is b1 in the first response example: use b1 instead of a1.',
    ],
    [
      'of the list of another parent',
      '/a/a2/b',
      { id: 'b1', aId: 'a1' },
      'Location is "/a/a2/b", but "aId" is a1 in the first response example: use a1 instead of a2.',
    ],
  ])('rejects an address %s', async (_fact, location, body, message) =>
    expect(await faultsOf(location, body)).toEqual([
      `#/paths/~1a~1{aId}~1b/post/responses/201/headers/location/example: ${message}`,
    ]),
  );

  it('rejects an address that matches a path only in part', async () =>
    expect(await faultsOf('/b/', { id: 'b1' })).toHaveLength(1));
});
