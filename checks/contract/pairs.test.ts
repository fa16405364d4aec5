import { describe, expect, it } from 'vitest';
import { mismatchedPairs } from './pairs.ts';

const parts = { documents: {}, notes: {} };
const include = (example: unknown) => ({
  name: 'include',
  in: 'query',
  style: 'form',
  explode: false,
  schema: { type: 'array', items: { enum: ['documents', 'notes'] } },
  example,
});
const respond = (value: unknown) => ({
  200: {
    content: {
      'application/json': {
        schema: { properties: { id: {}, included: { properties: parts } } },
        examples: { first: { value }, second: { value: {} } },
      },
    },
  },
});
const send = (value: unknown) => ({ content: { 'application/json': { examples: { nominal: { value } } } } });

function messages(method: string, operation: object): readonly string[] {
  return mismatchedPairs({ paths: { '/a': { [method]: operation } } }, { otherMeanings: ['POST /a other'] }).map(
    ({ message }) => message,
  );
}

describe('mismatchedPairs', () => {
  it.each([
    [
      'a field that means something else',
      'post',
      { requestBody: send({ other: 'a' }), responses: respond({ other: 'b' }) },
    ],
    [
      'the parts that the call asks for',
      'get',
      { parameters: [include(['notes'])], responses: respond({ included: { notes: [] } }) },
    ],
    ['no part if the call asks for none', 'get', { parameters: [include(undefined)], responses: respond({ id: 1 }) }],
    [
      'the values that were sent',
      'post',
      { requestBody: send({ id: 1, names: ['a'] }), responses: respond({ id: 1, names: ['a'] }) },
    ],
    [
      'a code with its label',
      'post',
      { requestBody: send({ kind: 'X' }), responses: respond({ kind: { code: 'X', label: 'x' } }) },
    ],
    [
      'an object with more fields',
      'patch',
      { requestBody: send({ mask: { size: 1 } }), responses: respond({ mask: { size: 1, name: 'm' } }) },
    ],
    ['a response without the field', 'post', { requestBody: send({ id: 1 }), responses: respond({ other: 2 }) }],
    ['a response without content', 'delete', { responses: { 204: {} } }],
  ])('accepts %s', (_fact, method, operation) => expect(messages(method, operation)).toEqual([]));

  it.each([
    [
      'a part that is missing',
      'get',
      { parameters: [include(['documents', 'notes'])], responses: respond({ included: { notes: [] } }) },
      'The call asks for documents, notes with "include", but "included" of its response example has notes.',
    ],
    [
      'no part at all',
      'get',
      { parameters: [include(['notes'])], responses: respond({ id: 1 }) },
      'The call asks for notes with "include", but "included" of its response example has nothing.',
    ],
    [
      'a part that the call does not ask for',
      'get',
      { parameters: [include(undefined)], responses: respond({ included: { notes: [] } }) },
      'The call asks for nothing with "include", but "included" of its response example has notes.',
    ],
    [
      'another value',
      'post',
      { requestBody: send({ id: 1 }), responses: respond({ id: 2 }) },
      'The call sends 1 as "id", but its response example has 2.',
    ],
    [
      'a shorter list',
      'post',
      { requestBody: send({ names: ['a', 'b'] }), responses: respond({ names: ['a'] }) },
      'The call sends ["a","b"] as "names", but its response example has ["a"].',
    ],
    [
      'another value in the response to the second call',
      'post',
      {
        requestBody: {
          content: { 'application/json': { examples: { first: { value: { id: 1 } }, second: { value: { id: 2 } } } } },
        },
        responses: {
          200: {
            content: {
              'application/json': { examples: { first: { value: { id: 1 } }, second: { value: { id: 1 } } } },
            },
          },
        },
      },
      'The call sends 2 as "id", but its response example has 1.',
    ],
  ])('reports %s', (_fault, method, operation, want) => expect(messages(method, operation)).toEqual([want]));
});
