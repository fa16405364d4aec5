import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import { createAnchors, toRichText } from '@reliure/richtext';
import { createSchemaContext } from '@reliure/schema';
import { contentErrors, toErrorCase, toExamples } from './examples.ts';

const components = {
  examples: { shared: { summary: 'Partagé', value: { a: 1 } } },
  schemas: { S: { example: 'du schéma' }, T: { examples: ['du schéma', 'autre'] } },
};
const resolve = createResolve({ components });
const texts = (mediaType: string, media: Readonly<Record<string, unknown>>) =>
  toExamples(mediaType, media, null, createSchemaContext(resolve)).map(({ name, title, text, language }) => [
    name,
    title,
    text,
    language,
  ]);

describe('toExamples', () => {
  it.each([
    ['JSON', 'application/json', { example: { a: [1] } }, [['exemple', 'exemple', '{\n  "a": [1]\n}', 'json']]],
    [
      'a media type with the suffix +json',
      'Application/Problem+JSON; charset=utf-8',
      { example: 'a' },
      [['exemple', 'exemple', '"a"', 'json']],
    ],
    ['null', 'application/json', { example: null }, [['exemple', 'exemple', 'null', 'json']]],
    [
      'null instead of the schema’s example',
      'application/json',
      { example: null, schema: { example: 1 } },
      [['exemple', 'exemple', 'null', 'json']],
    ],
    ['false', 'application/json', { example: false }, [['exemple', 'exemple', 'false', 'json']]],
    ['XML', 'application/xml', { example: '<a/>' }, [['exemple', 'exemple', '<a/>', 'xml']]],
    [
      'an object as XML',
      'application/vnd.a+xml',
      { example: { id: 7 }, schema: { xml: { name: 'personne' }, properties: { id: { xml: { attribute: true } } } } },
      [['exemple', 'exemple', '<personne id="7"/>', 'xml']],
    ],
    [
      'the schema’s example as XML',
      'text/xml',
      { schema: { $ref: '#/components/schemas/S' } },
      [['exemple', 'exemple', '<S>du schéma</S>', 'xml']],
    ],
    [
      'a form written as an object',
      'application/x-www-form-urlencoded',
      { example: { a: 1 } },
      [['exemple', 'exemple', '{\n  "a": 1\n}', 'json']],
    ],
    [
      'JSON lines, which are not JSON',
      'application/jsonl',
      { example: '{}\n{}' },
      [['exemple', 'exemple', '{}\n{}', 'text']],
    ],
    [
      'named examples instead of the single one',
      'application/json',
      { example: 9, examples: { un: { value: 1 }, deux: { summary: 'Deux', value: 2 } } },
      [
        ['un', 'un', '1', 'json'],
        ['deux', 'Deux', '2', 'json'],
      ],
    ],
    [
      'a shared example',
      'application/json',
      { examples: { x: { $ref: '#/components/examples/shared' } } },
      [['x', 'Partagé', '{\n  "a": 1\n}', 'json']],
    ],
    [
      'the URL of an external example',
      'application/json',
      { examples: { x: { externalValue: 'https://a.example/x.json' } } },
      [['x', 'x', 'https://a.example/x.json', 'text']],
    ],
    [
      'the schema’s example',
      'application/json',
      { schema: { $ref: '#/components/schemas/S' } },
      [['exemple', 'exemple', '"du schéma"', 'json']],
    ],
    [
      'the first of the schema’s examples',
      'application/json',
      { schema: { $ref: '#/components/schemas/T' } },
      [['exemple', 'exemple', '"du schéma"', 'json']],
    ],
    ['no example', 'application/json', { schema: true }, []],
    ['an example without a value', 'text/plain', { examples: { x: { summary: 'a' } } }, []],
  ])('reads %s', (_name, mediaType, media, want) => expect(texts(mediaType, media)).toEqual(want));

  it.each([
    ['https://a.example/x.json', true],
    ['HTTP://a.example', true],
    ['./x.json', undefined],
    ['javascript:alert(1)', undefined],
    ['//a.example/x', undefined],
  ])('makes the external example %s a link: %j', (externalValue, want) => {
    const media = { examples: { a: { externalValue }, b: { value: externalValue } } };
    const examples = toExamples('text/plain', media, null, createSchemaContext(resolve));
    expect(examples.map(({ isLink }) => isLink)).toEqual([want, undefined]);
  });

  it('parses descriptions', () => {
    const media = { examples: { a: { value: 1, description: '*b*' } } };
    expect(toExamples('application/json', media, null, createSchemaContext(resolve))[0]?.description).toEqual([
      { type: 'paragraph', children: [{ type: 'emphasis', children: [{ type: 'text', value: 'b' }] }] },
    ]);
  });
});

describe('contentErrors', () => {
  it('reads cause, remedy and retry of the examples with an x-error', () => {
    const examples = {
      inconnue: { summary: 'Inconnue', 'x-error': { cause: '`C`', remedy: 'R', retry: 'changed' } },
      bizarre: { 'x-error': { retry: 'peut-être' } },
      nominal: { value: {} },
      partagee: { $ref: '#/components/examples/shared' },
    };
    const written = contentErrors({ 'application/problem+json': { examples } }, resolve);
    expect(written.map((error) => toErrorCase(error, createAnchors()))).toEqual([
      { code: 'inconnue', title: 'Inconnue', cause: toRichText('`C`'), remedy: toRichText('R'), retry: 'changed' },
      { code: 'bizarre', title: 'bizarre', cause: [], remedy: [], retry: 'no' },
    ]);
  });
});
