import { describe, expect, it } from 'vitest';
import { sourcesIn, toSource, withPlaceholders } from './expressions.ts';

describe('sourcesIn', () => {
  const input = (name: string) => ({ kind: 'input', name });
  const output = (step: string, name: string) => ({ kind: 'output', step, name });
  it.each([
    ['$inputs.doorId', [input('doorId')]],
    ['Bearer {$inputs.token}', [input('token')]],
    ['{$inputs.a} and {$steps.read.outputs.etag}', [input('a'), output('read', 'etag')]],
    [{ id: '$steps.read.outputs.id', list: ['$inputs.a', 3, null] }, [output('read', 'id'), input('a')]],
    ['the price is $12', []],
    ['see $inputs.a in a sentence', []],
  ])('finds the origins in %j', (given, want) => {
    expect(sourcesIn(given)).toEqual(want);
  });
});

describe('toSource', () => {
  it.each(['$response.header.ETag', '$steps.read.etag', '$inputs.a.b', '$workflows.a.outputs.b', 'inputs.a'])(
    'returns undefined for %s',
    (expression) => {
      expect(toSource(expression)).toBeUndefined();
    },
  );
});

describe('withPlaceholders', () => {
  it.each([
    ['$inputs.doorId', '{doorId}'],
    ['Bearer {$inputs.token}', 'Bearer {token}'],
    [
      { id: '$steps.read.outputs.id', count: 2 },
      { id: '{id}', count: 2 },
    ],
    [
      ['$inputs.a', null],
      ['{a}', null],
    ],
    ['$steps.read.etag', '$steps.read.etag'],
  ])('replaces the expressions in %j', (given, want) => {
    expect(withPlaceholders(given, ({ name }) => name)).toEqual(want);
  });
});
