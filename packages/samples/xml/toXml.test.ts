import { describe, expect, it } from 'vitest';
import { createResolve, toExactNumber } from '@reliure/openapi';
import { isXml } from '../request/mediaTypes.ts';
import { toSampleBody } from '../request/body.ts';
import { toXml } from './toXml.ts';

const personne = { xml: { name: 'personne' }, properties: { id: { type: 'integer', xml: { attribute: true } } } };
const resolve = createResolve({
  components: { schemas: { Personne: personne, Ville: { properties: { nom: { type: 'string' } } } } },
});
const ville = { $ref: '#/components/schemas/Ville' };
const names = (array: object, items: object = {}) => ({
  xml: { name: 'r' },
  properties: { noms: { type: 'array', items: { type: 'string', ...items }, ...array } },
});
const ns = 'https://a.example';

describe('toXml', () => {
  it.each<[string, unknown, unknown, string]>([
    ['an attribute', { id: 7 }, personne, '<personne id="7"/>'],
    ['the name of a component', { nom: 'Lyon' }, ville, '<Ville>\n  <nom>Lyon</nom>\n</Ville>'],
    ['a root without a name', 3, {}, '<racine>3</racine>'],
    ['XML in a string', '<a/>', personne, '<a/>'],
    ['a list', { noms: ['a', 'b'] }, names({}), '<r>\n  <noms>a</noms>\n  <noms>b</noms>\n</r>'],
    [
      'named items',
      { noms: ['a'] },
      names({ xml: { name: 'x' } }, { xml: { name: 'nom' } }),
      '<r>\n  <nom>a</nom>\n</r>',
    ],
    [
      'a wrapped list',
      { noms: ['a'] },
      names({ xml: { name: 'x', wrapped: true } }, { xml: { name: 'nom' } }),
      '<r>\n  <x>\n    <nom>a</nom>\n  </x>\n</r>',
    ],
    [
      'a wrapped list whose items have no name',
      { noms: ['a'] },
      names({ xml: { wrapped: true } }),
      '<r>\n  <noms>\n    <noms>a</noms>\n  </noms>\n</r>',
    ],
    ['an empty list', { noms: [] }, names({}), '<r/>'],
    [
      'a list at the top',
      [{ id: 1 }, { id: 2 }],
      { type: 'array', items: { $ref: '#/components/schemas/Personne' } },
      '<racine>\n  <personne id="1"/>\n  <personne id="2"/>\n</racine>',
    ],
    [
      'a nested component',
      { lieu: { nom: 'a' } },
      { properties: { lieu: ville } },
      '<racine>\n  <lieu>\n    <nom>a</nom>\n  </lieu>\n</racine>',
    ],
    ['special characters', { a: '<&>"' }, {}, '<racine>\n  <a>&lt;&amp;&gt;&quot;</a>\n</racine>'],
    [
      'members of a map',
      { '1 b': true },
      { additionalProperties: { type: 'boolean' } },
      '<racine>\n  <_1_b>true</_1_b>\n</racine>',
    ],
    ['exact digits', toExactNumber('1945044589271781376'), { xml: { name: 'n' } }, '<n>1945044589271781376</n>'],
    ['null', null, { xml: { name: 'n' } }, '<n xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"/>'],
    ['an attribute without a value', { id: null }, personne, '<personne/>'],
    [
      'a namespace, declared once',
      { a: 1, id: 2 },
      {
        xml: { name: 'r', prefix: 'p', namespace: ns },
        properties: {
          a: { xml: { prefix: 'p', namespace: ns } },
          id: { xml: { attribute: true, prefix: 'p', namespace: ns } },
        },
      },
      `<p:r xmlns:p="${ns}" p:id="2">\n  <p:a>1</p:a>\n</p:r>`,
    ],
    ['a namespace without a prefix', {}, { xml: { name: 'r', namespace: ns } }, `<r xmlns="${ns}"/>`],
    [
      'allOf',
      { id: 1, b: 2 },
      { allOf: [{ $ref: '#/components/schemas/Personne' }, { properties: { b: { xml: { name: 'B' } } } }] },
      '<personne id="1">\n  <B>2</B>\n</personne>',
    ],
    [
      'attributes, texts and a wrapped list in the notation of 3.2',
      [
        { kind: 'Cat', name: 'A & B' },
        { kind: 'Dog', name: '' },
      ],
      {
        type: 'array',
        xml: { nodeType: 'element', name: 'animals' },
        items: {
          xml: { name: 'animal' },
          properties: { kind: { xml: { nodeType: 'attribute' } }, name: { xml: { nodeType: 'text' } } },
        },
      },
      '<animals>\n  <animal kind="Cat">A &amp; B</animal>\n  <animal kind="Dog"></animal>\n</animals>',
    ],
    [
      'a CDATA section, beside an element',
      { a: '<b>]]></b>', c: 1 },
      { xml: { name: 'r' }, properties: { a: { xml: { nodeType: 'cdata' } } } },
      '<r><![CDATA[<b>]]]]><![CDATA[></b>]]><c>1</c></r>',
    ],
    [
      'members without a node of their own, with their attributes',
      { a: { id: 1, b: 2 } },
      {
        xml: { name: 'r' },
        properties: { a: { xml: { nodeType: 'none' }, properties: { id: { xml: { attribute: true } } } } },
      },
      '<r id="1">\n  <b>2</b>\n</r>',
    ],
    [
      'the variant that applies',
      { k: 1 },
      {
        oneOf: [
          { properties: { k: { type: 'string' } } },
          { properties: { k: { type: 'integer', xml: { attribute: true } } } },
        ],
      },
      '<racine k="1"/>',
    ],
  ])('writes %s', (_name, value, schema, want) => expect(toXml(value, schema, resolve)).toBe(want));
});

describe('toSampleBody', () => {
  const body = (mediaType: string, media: object) => toSampleBody({ content: { [mediaType]: media } }, resolve);
  const schema = { ...personne, properties: { id: { ...personne.properties.id, example: 7 } } };
  const secret = { xml: { name: 'a' }, properties: { b: { readOnly: true }, c: {} } };
  it.each<[string, object, string]>([
    ['application/xml', { schema }, '<personne id="7"/>'],
    ['text/xml; charset=utf-8', { schema, example: { id: 8 } }, '<personne id="8"/>'],
    ['application/atom+xml', { schema, example: 'tel quel' }, 'tel quel'],
    ['application/xml', { schema: secret, example: { b: 1, c: 2 } }, '<a>\n  <c>2</c>\n</a>'],
    ['application/xml', { example: { a: 1 } }, '<racine>\n  <a>1</a>\n</racine>'],
  ])('sends %s with %j', (mediaType, media, text) =>
    expect(body(mediaType, media)).toEqual({ kind: 'text', mediaType, text }),
  );
});

it.each([
  ['application/xml', true],
  ['TEXT/XML; charset=utf-8', true],
  ['image/svg+xml', true],
  ['application/xml-dtd', false],
  ['application/xmlish', false],
  ['application/json', false],
])('isXml(%j) is %s', (mediaType, want) => expect(isXml(mediaType)).toBe(want));
