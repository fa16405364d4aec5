import { describe, expect, it } from 'vitest';
import { strayPointers } from './errorPointers';

const blaming = (pointeur: string, code = 'obligatoire', name = 'refused') => ({
  '200': { content: { 'application/json': { schema: { properties: { kept: { type: 'string' } } } } } },
  '422': {
    content: { 'application/problem+json': { examples: { [name]: { value: { erreurs: [{ pointeur, code }] } } } } },
  },
});
const body = (schema: object) => ({ requestBody: { content: { 'application/json': { schema } } } });
const lines = { properties: { lines: { type: 'array', items: { properties: { lot: { type: 'string' } } } } } };

function places(operation: object): readonly string[] {
  return strayPointers({ paths: { '/a/{aId}': { parameters: [{ name: 'aId', in: 'path' }], post: operation } } }).map(
    ({ message }) => message.replace(/,.*/, ''),
  );
}

describe('strayPointers', () => {
  it.each([
    ['a field of the body', { ...body(lines), responses: blaming('/lines') }],
    ['a field of a list’s element', { ...body(lines), responses: blaming('/lines/3/lot') }],
    ['a field of one of several forms', { ...body({ oneOf: [{}, { allOf: [lines] }] }), responses: blaming('/lines') }],
    [
      'a key that the schema leaves open',
      { ...body({ properties: { values: { additionalProperties: {} } } }), responses: blaming('/values/x') },
    ],
    ['the body as a whole', { ...body(lines), responses: blaming('') }],
    ['a parameter of the path', { responses: blaming('/parametres/aId') }],
    ['a header', { parameters: [{ name: 'If-Match', in: 'header' }], responses: blaming('/enTetes/If-Match') }],
    ['the type of the body', { ...body(lines), responses: blaming('/enTetes/Content-Type') }],
    ['what an action without a body finds in the resource', { responses: blaming('/kept') }],
    ['what a control finds in the resource', { ...body(lines), responses: blaming('/kept', 'list_incomplete') }],
    [
      'what a visit lacks below it',
      { ...body(lines), responses: blaming('/anything', 'obligatoire', 'visite-incomplete') },
    ],
  ])('accepts %s', (_fact, operation) => expect(places(operation)).toEqual([]));

  it.each([
    ['a field that the body has not', { ...body(lines), responses: blaming('/other') }, '/other'],
    ['a field of the answer only', { ...body(lines), responses: blaming('/kept') }, '/kept'],
    ['a field deeper than the body goes', { ...body(lines), responses: blaming('/lines/0/other') }, '/lines/0/other'],
    ['a body that is not sent', { responses: blaming('/lines') }, '/lines'],
    ['a parameter that is not there', { responses: blaming('/parametres/since') }, '/parametres/since'],
    ['a header that is not sent', { responses: blaming('/enTetes/Content-Type') }, '/enTetes/Content-Type'],
  ])('finds %s', (_fact, operation, pointer) =>
    expect(places(operation)).toEqual([`The example of "refused" blames ${pointer}`]),
  );
});
