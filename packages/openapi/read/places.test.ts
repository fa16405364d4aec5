import { Source } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { createFindText, nodePlaces } from './places';

const toDocument = (parsed: unknown) => ({ source: new Source('/openapi.yaml', ''), parsed });

describe('nodePlaces', () => {
  it('names each object by the first place that leads to it', () => {
    const shared = { type: 'string' };
    const parsed = { 'a/b': { first: shared, list: [shared, {}] } };
    const places = nodePlaces([toDocument(parsed)]);
    expect([...places.values()].map(({ pointer }) => pointer)).toEqual([
      '#',
      '#/a~1b',
      '#/a~1b/first',
      '#/a~1b/list',
      '#/a~1b/list/1',
    ]);
    expect(places.get(shared)?.pointer).toBe('#/a~1b/first');
  });

  it('reaches the end of a contract that is too deep for a call stack', () => {
    const depth = 20_000;
    const leaf = {};
    const parsed = Array.from({ length: depth }).reduce<object>((inner) => ({ n: inner }), leaf);
    expect(nodePlaces([toDocument(parsed)]).get(leaf)?.pointer).toBe(`#${'/n'.repeat(depth)}`);
  });
});

describe('createFindText', () => {
  it('finds where a text is a whole value, in each file', () => {
    const [one, other] = [
      toDocument({ info: { title: 'Maison', description: 'La maison' } }),
      toDocument({ list: ['Maison', 3], nom: 'Maison' }),
    ];
    const findText = createFindText(nodePlaces([one, other]));
    expect(findText('Maison')).toEqual([
      { source: one.source, pointer: '#/info/title' },
      { source: other.source, pointer: '#/nom' },
      { source: other.source, pointer: '#/list/0' },
    ]);
    expect(findText('constructor')).toEqual([]);
  });
});
