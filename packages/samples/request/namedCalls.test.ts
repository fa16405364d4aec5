import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import type { HttpMethod } from '@reliure/openapi';
import { toNamedRequests, toSampleRequest } from './request.ts';
import { plainText } from './templates.ts';

type Members = Readonly<Record<string, unknown>>;

const query = (name: string, more: Members) => ({ name, in: 'query', ...more });
const examples = (values: Members) => ({
  examples: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { summary: `The ${name}`, value }]),
  ),
});
const body = (values: Members) => ({ requestBody: { content: { 'application/json': examples(values) } } });
const source = (operation: Members, method: HttpMethod) => ({ path: '/a', method, operation, pathItem: {} });

/** Returns each call of an operation in one line. */
function calls(operation: Members, method: HttpMethod = 'get'): readonly string[] {
  return toNamedRequests(source(operation, method), {}, createResolve({})).map(({ title, request }) => {
    const sent = request.query.map(({ name, value }) => `${name}=${String(plainText(value))}`);
    return [`${title}:`, ...sent, ...(request.body.kind === 'json' ? [JSON.stringify(request.body.value)] : [])].join(
      ' ',
    );
  });
}

describe('toNamedRequests', () => {
  const day = query('day', { ...examples({ day: 1 }) });
  const since = query('since', { ...examples({ sync: 2, day: 3 }) });
  const state = query('state', { example: 'open' });

  it.each([
    ['examples of the body', body({ one: 1, two: 2 }), 'post', ['The one: 1', 'The two: 2']],
    ['examples of parameters', { parameters: [day, since] }, 'get', ['The day: day=1 since=3', 'The sync: since=2']],
    [
      'examples of body and parameters with the same name',
      { parameters: [day, state], ...body({ other: 1, day: 2 }) },
      'post',
      ['The other: state=open 1', 'The day: day=1 2'],
    ],
    [
      'no optional parameter without an example of the call, but required ones',
      { parameters: [since, state, query('page', { example: 1, required: true })] },
      'get',
      ['The sync: since=2 page=1', 'The day: since=3 page=1'],
    ],
    [
      'more than three optional parameters of one call',
      { parameters: ['a', 'b', 'c', 'd'].map((name) => query(name, examples({ one: 1, two: 2 }))) },
      'get',
      ['The one: a=1 b=1 c=1 d=1', 'The two: a=2 b=2 c=2 d=2'],
    ],
    ['nothing for a single name', body({ one: 1 }), 'post', []],
    ['nothing for a body that is not sent', body({ one: 1, two: 2 }), 'get', []],
    ['nothing if all calls are the same', body({ one: 1, two: 1 }), 'post', []],
    [
      'nothing for examples outside the contract',
      { parameters: [query('a', { examples: { one: { externalValue: '/a' }, two: { externalValue: '/b' } } })] },
      'get',
      [],
    ],
  ] as const)('returns %s', (_name, operation, method, want) => expect(calls(operation, method)).toEqual(want));
});

describe('toSampleRequest', () => {
  it('is the first call', () => {
    const operation = { parameters: [query('a', { example: 1 }), query('b', examples({ one: 2, two: 3 }))] };
    expect(toSampleRequest(source(operation, 'get'), {}, createResolve({})).query.map(({ name }) => name)).toEqual([
      'b',
    ]);
  });
});
