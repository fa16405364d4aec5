import type { Location, UserContext } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { pathItemLayers, rootPathItems } from './pathItems.ts';

/** Returns what the functions use of a location: Redocly does not export its class. */
function locationAt(pointer: string): Location {
  const child = (tokens: readonly string[]) => locationAt([pointer, ...tokens].join('/'));
  return { pointer, source: { absoluteRef: '/openapi.yaml' }, child } as unknown as Location;
}

const location = locationAt('#');

/** A context in which each reference has the same target. */
const contextWith = (found: object) => ({ resolve: () => found }) as unknown as UserContext;

describe('rootPathItems', () => {
  const root = {
    paths: { '/a': { get: {} }, 'x-note': {}, '/b': null },
    webhooks: { prete: { post: {} }, 'x-note': 'a' },
  };

  it.each([
    ['paths', ['/a', '#/paths//a']],
    ['webhooks', ['prete', '#/webhooks/prete']],
  ] as const)('returns the objects among the %s with their locations', (section, want) => {
    const items = rootPathItems(root, section, location, contextWith({}));
    expect(items.map((item) => [item.name, item.location.pointer])).toEqual([want]);
  });

  it('returns nothing for a contract without paths', () => {
    expect(rootPathItems({}, 'paths', location, contextWith({}))).toEqual([]);
  });
});

describe('pathItemLayers', () => {
  const target = { node: { get: {} }, location: location.child(['components', 'pathItems', 'Commun']) };

  it('returns a Path Item without a reference alone', () => {
    const pathItem = { get: {} };
    expect(pathItemLayers(pathItem, location, contextWith(target))).toEqual([{ node: pathItem, location }]);
  });

  it('returns a reference and its target', () => {
    const reference = { $ref: '#/components/pathItems/Commun', summary: 'Livres' };
    expect(pathItemLayers(reference, location, contextWith(target))).toEqual([{ node: reference, location }, target]);
  });

  it.each([
    ['a missing target', { node: undefined, location: undefined }],
    ['a target that is not an object', { ...target, node: 'a' }],
    ['a target without a location', { ...target, location: undefined }],
  ])('leaves out %s', (_name, found) => {
    const reference = { $ref: 'a.yaml' };
    expect(pathItemLayers(reference, location, contextWith(found))).toEqual([{ node: reference, location }]);
  });
});
