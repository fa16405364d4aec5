import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { toSampleRequest } from './request.ts';
import { plainText } from './templates.ts';
import { toStyleNote } from './styleNote.ts';

function request(parameter: JsonObject, body: JsonObject = {}) {
  const operation = { parameters: [{ name: 'ids', required: true, ...parameter }], ...body };
  const path = parameter['in'] === 'path' ? '/a/{ids}' : '/a';
  return toSampleRequest({ path, method: 'post', operation, pathItem: {} }, {}, createResolve({}));
}

describe('delimiters in values', () => {
  const joined = { in: 'query', explode: false };
  it.each<[string, JsonObject, address: string, query: readonly string[]]>([
    ['encodes a comma in an item', { ...joined, example: ['b,c', 'd'] }, '/a?ids=b%2Cc,d', []],
    ['encodes a comma in a member', { ...joined, example: { x: 'b,c', y: 1 } }, '/a?ids=x,b%2Cc,y,1', []],
    ['encodes a comma in a name', { ...joined, example: { 'x,y': 1 } }, '/a?ids=x%2Cy,1', []],
    ['encodes all other characters too', { ...joined, example: ['a&b', 'é,€'] }, '/a?ids=a%26b,%C3%A9%2C%E2%82%AC', []],
    ['encodes the name', { ...joined, name: 'ids[]', example: ['b,c'] }, '/a?ids%5B%5D=b%2Cc', []],
    ['leaves a list without commas to the client', { ...joined, example: ['b', 'd'] }, '/a', ['ids=b,d']],
    ['leaves a text with a comma to the client', { ...joined, example: 'b,c' }, '/a', ['ids=b,c']],
    ['leaves repeated names to the client', { in: 'query', example: ['b,c', 'd'] }, '/a', ['ids=b,c', 'ids=d']],
    ['encodes commas in a path', { in: 'path', example: ['b,c', 'd'] }, '/a/b%2Cc,d', []],
    ['encodes commas in a label', { in: 'path', style: 'label', example: ['b,c', 'd'] }, '/a/.b%2Cc,d', []],
    ['encodes semicolons', { in: 'path', style: 'matrix', explode: true, example: ['b;c'] }, '/a/;ids=b%3Bc', []],
  ])('%s', (_name, parameter, address, query) => {
    const sent = request(parameter);
    expect(sent.url).toBe(`https://api.example.com${address}`);
    expect(sent.query.map(({ name, value }) => `${name}=${plainText(value) ?? ''}`)).toEqual(query);
    expect(sent.notes).toBeUndefined();
  });

  it('encodes a comma in a cookie', () => {
    const [cookie] = request({ in: 'cookie', explode: false, example: ['b,c', 'd'] }).headers;
    expect(plainText(cookie?.value ?? [])).toBe('ids=b%2Cc,d');
  });

  it('encodes a comma in a form', () => {
    const media = { example: { a: ['b,c', 'd'], e: 'f g' }, encoding: { a: { explode: false } } };
    const content = { 'application/x-www-form-urlencoded': media };
    expect(request({ in: 'query', example: 1 }, { requestBody: { content } }).body).toEqual({
      kind: 'text',
      mediaType: 'application/x-www-form-urlencoded',
      text: 'a=b%2Cc,d&e=f%20g',
    });
  });

  it.each<[string, JsonObject, string | undefined]>([
    ['a comma in a header', { in: 'header', example: ['b,c', 'd'] }, 'une virgule'],
    ['a space', { in: 'query', style: 'spaceDelimited', explode: false, example: ['b c'] }, 'une espace'],
    ['a bar', { in: 'query', style: 'pipeDelimited', explode: false, example: ['b|c'] }, 'une barre verticale'],
    ['a dot', { in: 'path', style: 'label', explode: true, example: ['1.5', '2'] }, 'un point'],
    ['an object in deepObject', { in: 'query', style: 'deepObject', example: { a: { b: 1 } } }, 'deepObject'],
    ['a list in deepObject', { in: 'query', style: 'deepObject', example: { a: [1] } }, 'deepObject'],
    ['a deepObject that is a list', { in: 'query', style: 'deepObject', example: [1] }, 'deepObject'],
    ['an object in a list', { in: 'query', example: [{ a: 1 }] }, 'form'],
    ['a list in a list in a path', { in: 'path', example: [[1], [2]] }, 'simple'],
    ['a plain deepObject', { in: 'query', style: 'deepObject', example: { a: 'b,c' } }, undefined],
    ['another delimiter', { in: 'query', style: 'pipeDelimited', explode: false, example: ['b,c'] }, undefined],
    ['a text with a comma', { in: 'header', example: 'b, c' }, undefined],
    ['nested JSON', { in: 'query', content: { 'application/json': { example: [{ a: [1] }] } } }, undefined],
  ])('says so of %s', (_name, parameter, want) => {
    const note = toStyleNote({ name: 'ids', ...parameter }, createResolve({}));
    expect(request(parameter).notes ?? []).toEqual(note === undefined ? [] : [note]);
    expect(note === undefined ? note : note.includes(want ?? '')).toBe(want === undefined ? undefined : true);
  });
});
