import { describe, expect, it } from 'vitest';
import { unknownPointers } from './errorPointers.ts';

const refusedFor = (target: object, name = 'rejected') => ({
  '200': { content: { 'application/json': { schema: { properties: { saved: { type: 'string' } } } } } },
  '422': { content: { 'application/problem+json': { examples: { [name]: { value: { erreurs: [target] } } } } } },
});
const pointingTo = (pointeur: string, code = 'obligatoire', name?: string) => refusedFor({ pointeur, code }, name);
const naming = (parametre: string) => refusedFor({ parametre, code: 'obligatoire' });
const body = (schema: object) => ({ requestBody: { content: { 'application/json': { schema } } } });
const lines = { properties: { lines: { type: 'array', items: { properties: { lot: { type: 'string' } } } } } };

function reports(operation: object): readonly string[] {
  const document = { paths: { '/a/{aId}': { parameters: [{ name: 'aId', in: 'path' }], post: operation } } };
  return unknownPointers(document, { nestedErrors: ['incomplete'] }).map(({ message }) => message.replace(/,.*/, ''));
}

describe('unknownPointers', () => {
  it.each([
    ['a field of the body', { ...body(lines), responses: pointingTo('/lines') }],
    ['a field of a list’s element', { ...body(lines), responses: pointingTo('/lines/3/lot') }],
    ['a field of a variant', { ...body({ oneOf: [{}, { allOf: [lines] }] }), responses: pointingTo('/lines') }],
    [
      'an additional property',
      { ...body({ properties: { values: { additionalProperties: {} } } }), responses: pointingTo('/values/x') },
    ],
    ['the body as a whole', { ...body(lines), responses: pointingTo('') }],
    ['a parameter of the path', { responses: naming('aId') }],
    ['a header', { parameters: [{ name: 'If-Match', in: 'header' }], responses: naming('If-Match') }],
    ['the media type of the body', { ...body(lines), responses: naming('Content-Type') }],
    ['a field of the resource, if the operation has no body', { responses: pointingTo('/saved') }],
    [
      'a field of the resource, if the error reports that it is incomplete',
      { ...body(lines), responses: pointingTo('/saved', 'list_incomplete') },
    ],
    [
      'any pointer of an error about nested data',
      { ...body(lines), responses: pointingTo('/anything', 'obligatoire', 'incomplete') },
    ],
  ])('accepts %s', (_fact, operation) => expect(reports(operation)).toEqual([]));

  it.each([
    ['a field that the body does not have', { ...body(lines), responses: pointingTo('/other') }, '/other'],
    ['a field that only the response has', { ...body(lines), responses: pointingTo('/saved') }, '/saved'],
    ['an unknown nested field', { ...body(lines), responses: pointingTo('/lines/0/other') }, '/lines/0/other'],
    ['a field of an operation without a body', { responses: pointingTo('/lines') }, '/lines'],
    ['an unknown parameter', { responses: naming('since') }, '"since"'],
    ['a header that the operation does not have', { responses: naming('Content-Type') }, '"Content-Type"'],
  ])('reports %s', (_fact, operation, pointer) =>
    expect(reports(operation)).toEqual([`The example of "rejected" points to ${pointer}`]),
  );
});
