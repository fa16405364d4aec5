import { describe, expect, it } from 'vitest';
import { sourcesIn, toSource, withNames } from './expressions';

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
  ])('reads %j', (given, want) => {
    expect(sourcesIn(given)).toEqual(want);
  });
});

describe('toSource', () => {
  it.each(['$response.header.ETag', '$steps.read.etag', '$inputs.a.b', '$workflows.a.outputs.b', 'inputs.a'])(
    'takes %s for none',
    (expression) => {
      expect(toSource(expression)).toBeUndefined();
    },
  );
});

describe('withNames', () => {
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
  ])('writes %j', (given, want) => {
    expect(withNames(given)).toEqual(want);
  });
});
