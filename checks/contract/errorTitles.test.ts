import { describe, expect, it } from 'vitest';
import { unevenTitles } from './errorTitles';

const error = (code: string, summary: string, title = summary) => ({ summary, 'x-error': {}, value: { code, title } });
const faults = (examples: object) =>
  unevenTitles({ components: { examples } }).map(({ place, message, remedy }) => `${place}: ${message} ${remedy}`);

describe('unevenTitles', () => {
  it('accepts one title for each code, and examples that are no errors', () => {
    const other = { summary: 'Any', value: { code: 'a', title: 'Other' } };
    expect(faults({ a: error('a', 'A'), 'x.a': error('a', 'A'), b: error('b', 'B'), other })).toEqual([]);
  });

  it('finds an example of its own that says otherwise, and a value that does', () => {
    expect(faults({ a: error('a', 'A'), 'x.a': error('a', 'Aa'), b: error('b', 'B', 'Bb') })).toEqual([
      'components/examples/x.a: Error "a" is titled "Aa" here, and "A" elsewhere. Give it one title.',
      'components/examples/b: Error "b" is titled "Bb" here, and "B" elsewhere. Give it one title.',
    ]);
  });
});
