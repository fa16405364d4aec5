import { Source, type NormalizedProblem } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { uniqueFindings } from './uniqueFindings.ts';

const problem = (file: string, pointer: string, from: string): NormalizedProblem => ({
  ruleId: 'no-invalid-media-type-examples',
  message: 'Example value must conform to the schema.',
  severity: 'error',
  suggest: [],
  location: [{ source: new Source(file, ''), pointer, reportOnKey: false }],
  from: { source: new Source(from, ''), pointer: '#/get' },
});

describe('uniqueFindings', () => {
  it('returns a problem once, even if two files refer to its file', () => {
    const [first, second] = [problem('a.json', '#/value/b', 'c.yaml'), problem('a.json', '#/value/b', 'd.yaml')];
    expect(uniqueFindings([first, second])).toEqual([first]);
  });

  it('keeps the same problem at other locations, in the given order', () => {
    const problems = [problem('b.json', '#/value', 'c.yaml'), problem('a.json', '#/value', 'c.yaml')];
    expect(uniqueFindings([...problems, problem('a.json', '#/value/b', 'c.yaml')])).toHaveLength(3);
    expect(uniqueFindings(problems)).toEqual(problems);
  });
});
