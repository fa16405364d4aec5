import { describe, expect, it } from 'vitest';
import { inconsistentTitles } from './errorTitles.ts';

const error = (code: string, summary: string, title = summary) => ({ summary, 'x-error': {}, value: { code, title } });
const faults = (examples: object) =>
  inconsistentTitles({ components: { examples } }).map(
    ({ location, message, remedy }) => `${location}: ${message} ${remedy}`,
  );

describe('inconsistentTitles', () => {
  it('accepts the same title for each code, and examples that are not errors', () => {
    const other = { summary: 'Any', value: { code: 'a', title: 'Other' } };
    expect(faults({ a: error('a', 'A'), 'x.a': error('a', 'A'), b: error('b', 'B'), other })).toEqual([]);
  });

  it('reports another title in an operation’s own example or in a value', () => {
    expect(faults({ a: error('a', 'A'), 'x.a': error('a', 'Aa'), b: error('b', 'B', 'Bb') })).toEqual([
      'components/examples/x.a: Error "a" is titled "Aa" here, but "A" elsewhere. Use the same title everywhere.',
      'components/examples/b: Error "b" is titled "Bb" here, but "B" elsewhere. Use the same title everywhere.',
    ]);
  });
});
