import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import { documentedErrors } from './documentedErrors.ts';

const example = (code: unknown, more = {}) => ({ summary: `Title of ${String(code)}`, value: { code }, ...more });
const response = (...examples: readonly unknown[]) => ({
  content: { 'application/problem+json': { examples: Object.fromEntries(examples.entries()) } },
});

describe('documentedErrors', () => {
  it.each([
    [
      'the first error of each status, the most useful first',
      { 409: response(example('a'), example('b')), 412: response(example('c')) },
      ['c: Title of c', 'a: Title of a'],
    ],
    [
      'two errors at most',
      { 404: response(example('a')), 409: response(example('b')), 422: response(example('c')) },
      ['b: Title of b', 'c: Title of c'],
    ],
    [
      'what to say to a person, if the contract says it',
      { 409: response(example('a', { 'x-error': { user: 'Try again.' } })) },
      ['a: Try again.'],
    ],
    ['no error without a code', { 409: response(example(undefined), example(1)), 410: { description: 'Gone' } }, []],
    [
      'no error of the server, or of a request that no program should send',
      { 400: response(example('a')), 500: response(example('b')) },
      [],
    ],
  ])('returns %s', (_name, responses, want) =>
    expect(
      documentedErrors({ responses }, createResolve({})).map(({ code, message }) => `${code}: ${message}`),
    ).toEqual(want),
  );
});
