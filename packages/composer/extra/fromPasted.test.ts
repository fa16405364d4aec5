import { describe, expect, it } from 'vitest';
import { sampleLanguages } from '@reliure/samples';
import { toRequest } from '../core/toRequest.ts';
import { toFile, withBody } from '../testing/contract.ts';
import { fromPasted } from './fromPasted.ts';

const parameters = [
  { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
  { name: 'tags', in: 'query', explode: false, schema: { type: 'array', items: { type: 'string' } } },
  { name: 'full', in: 'query', schema: { type: 'boolean' } },
  { name: 'filter', in: 'query', style: 'deepObject', schema: { properties: { size: { type: 'number' } } } },
  { name: 'If-Match', in: 'header', schema: { type: 'string' } },
  { name: 'theme', in: 'cookie', schema: { type: 'string' } },
];
const body = { name: 'L’été', size: 2, note: 'd\'un "mot"\n\\ $x' };
const file = toFile(
  { ...withBody({ properties: { name: {}, size: { type: 'integer' }, note: {} } }), parameters },
  { path: '/a/{id}' },
);
const values = {
  parameters: {
    'path.id': 12,
    'query.tags': ['a', 'b'],
    'query.full': true,
    'query.filter': { size: 1.5 },
    'header.If-Match': '"5"',
    'cookie.theme': 'dark',
  },
  body,
};
const empty = { parameters: {} };

describe('a pasted text', () => {
  it('gives the values of the sample with curl', () => {
    const curl = sampleLanguages[0]?.generate(toRequest(file, values)) ?? '';
    expect(fromPasted(curl, file, empty)).toEqual({ values });
  });

  it('gives a body', () =>
    expect(fromPasted('{"name": "a"}', file, values)).toEqual({ values: { ...values, body: { name: 'a' } } }));

  it('gives the fields of a form', () => {
    const form = toFile(
      withBody(
        { properties: { a: { type: 'integer' }, b: { type: 'array', items: {} } } },
        'application/x-www-form-urlencoded',
      ),
    );
    expect(fromPasted("curl https://a.example/a -d 'a=1&b=x%20y' --data-urlencode b=z", form, empty)).toEqual({
      values: { parameters: {}, body: { a: 1, b: ['x y', 'z'] } },
    });
  });

  it('gives the names of files', () => {
    const upload = toFile(withBody({ properties: { f: { type: 'string', format: 'binary' } } }, 'multipart/form-data'));
    expect(fromPasted("curl -F 'f=@moi.png;type=image/png' https://a.example/a", upload, empty)).toEqual({
      values: { parameters: {}, body: { f: 'moi.png' } },
    });
  });

  it.each([
    ['that is no JSON', '{"a": }'],
    ['that calls another operation', 'curl https://a.example/b -d "{}"'],
    ['that calls it with another method', 'curl -X PUT https://a.example/a/1'],
    ['whose body is no JSON', "curl https://a.example/a/1 -d '{a}'"],
  ])('%s changes nothing', (_name, text) => expect(fromPasted(text, file, values)).toHaveProperty('problem'));
});
