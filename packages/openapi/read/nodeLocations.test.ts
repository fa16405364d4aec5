import { Source } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { createFindText, nodeLocations } from './nodeLocations.ts';

const toDocument = (parsed: unknown) => ({ source: new Source('/openapi.yaml', ''), parsed });

describe('nodeLocations', () => {
  it('returns the location of the first use of each object', () => {
    const shared = { type: 'string' };
    const parsed = { 'a/b': { first: shared, list: [shared, {}] } };
    const locations = nodeLocations([toDocument(parsed)]);
    expect([...locations.values()].map(({ pointer }) => pointer)).toEqual([
      '#',
      '#/a~1b',
      '#/a~1b/first',
      '#/a~1b/list',
      '#/a~1b/list/1',
    ]);
    expect(locations.get(shared)?.pointer).toBe('#/a~1b/first');
  });

  it('supports contracts that are too deep for the call stack', () => {
    const depth = 20_000;
    const leaf = {};
    const parsed = Array.from({ length: depth }).reduce<object>((inner) => ({ n: inner }), leaf);
    expect(nodeLocations([toDocument(parsed)]).get(leaf)?.pointer).toBe(`#${'/n'.repeat(depth)}`);
  });
});

describe('createFindText', () => {
  it('finds each value that is exactly the text, in all files', () => {
    const [one, other] = [
      toDocument({ info: { title: 'Maison', description: 'La maison' } }),
      toDocument({ list: ['Maison', 3], nom: 'Maison' }),
    ];
    const findText = createFindText(nodeLocations([one, other]));
    expect(findText('Maison')).toEqual([
      { source: one.source, pointer: '#/info/title' },
      { source: other.source, pointer: '#/nom' },
      { source: other.source, pointer: '#/list/0' },
    ]);
    expect(findText('constructor')).toEqual([]);
  });
});
