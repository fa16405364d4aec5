import { describe, expect, it } from 'vitest';
import { member, type JsonObject } from '../document/json.ts';
import { atPointer } from '../document/pointer.ts';
import { readExact } from '../read/exact/readExact.ts';
import { accepted, contractFolder, refusal } from '../read/testing/contractFolder.ts';

const read = contractFolder();

const head = 'openapi: 3.1.0\ninfo: { title: Trains, version: "1" }\n';
const toText = (schemas: string) => `${head}components: { schemas: { ${schemas} } }`;
const load = async (schemas: string) => accepted(await read({ 'openapi.yaml': toText(schemas) }));
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Pointer from the schemas, and the value that is wanted there. */
type Wanted = Readonly<Record<string, unknown>>;

const wagon = `Wagon: { $id: 'https://trains.example/s/wagon', $anchor: w, properties: { seat: { $ref: seat } }, $defs: { class: { $anchor: c, type: integer } } }`;
const seat = `Seat: { $id: 'https://trains.example/s/seat', type: object }`;
const page = `Page: { properties: { data: { type: array, items: { $dynamicRef: '#item' } } } }`;
const tree = `Tree: { $dynamicAnchor: node, type: object, properties: { branches: { items: { $dynamicRef: '#node' } } } }`;
const line = `Line: { $recursiveAnchor: true, properties: { next: { $recursiveRef: '#' } } }`;

const cases: Readonly<Record<string, readonly (readonly [string, string, Wanted])[]>> = {
  $id: [
    ['a relative URI', `${wagon}, ${seat}`, { 'Wagon/properties/seat': to('Seat') }],
    ['an absolute URI', `${seat}, A: { items: { $ref: 'https://trains.example/s/seat' } }`, { 'A/items': to('Seat') }],
    ['an absolute path', `${seat}, A: { $id: 'https://trains.example/a', $ref: /s/seat }`, { A: to('Seat') }],
    ['a URN', `Seat: { $id: 'urn:trains:seat' }, A: { $ref: 'urn:trains:seat' }`, { A: to('Seat') }],
    ['the schema itself', `A: { $id: a, items: { $ref: '#' } }`, { 'A/items': to('A') }],
    [
      'a pointer inside of it',
      `A: { $id: a, items: { $ref: '#/$defs/b' }, $defs: { b: {} } }`,
      { 'A/items': to('A/$defs/b') },
    ],
    [
      'a pointer after it',
      `${wagon}, ${seat}, A: { $ref: 'https://trains.example/s/wagon#/$defs/class' }`,
      { A: to('Wagon/$defs/class') },
    ],
    [
      'a schema with an `$id` inside of another',
      `A: { $id: 'https://trains.example/a/', items: { $id: b/, items: { $ref: c } }, $defs: { d: { $id: b/c } } }`,
      { 'A/items/items': to('A/$defs/d') },
    ],
    [
      'a pointer from the root, beside an `$id`',
      `${seat}, A: { $id: a, items: { $ref: '#/components/schemas/Seat' } }`,
      { 'A/items': to('Seat') },
    ],
    ['the component, without an `$id`', `A: { items: { $ref: '#' } }`, { 'A/items': to('A') }],
    [
      'the target of a discriminator',
      `${seat}, A: { oneOf: [{ $ref: '#/components/schemas/Seat' }], discriminator: { propertyName: k, mapping: { s: 'https://trains.example/s/seat' } } }`,
      { 'A/discriminator/mapping/s': '#/components/schemas/Seat' },
    ],
    [
      'data that looks like it',
      `A: { example: { $id: a, $dynamicRef: '#b' }, default: { $ref: '#' } }`,
      { 'A/example': { $id: 'a', $dynamicRef: '#b' }, 'A/default': { $ref: '#' } },
    ],
    [
      'properties with such names',
      `A: { properties: { $id: { type: string }, $ref: { type: string }, $dynamicRef: {} } }`,
      { 'A/properties': { $id: { type: 'string' }, $ref: { type: 'string' }, $dynamicRef: {} } },
    ],
  ],
  $anchor: [
    [
      'in the same schema',
      `A: { items: { $ref: '#b' }, $defs: { c: { $anchor: b } } }`,
      { 'A/items': to('A/$defs/c') },
    ],
    ['in another component', `A: { $ref: '#b' }, B: { $anchor: b, type: string }`, { A: to('B') }],
    [
      'after an `$id`',
      `${wagon}, ${seat}, A: { $ref: 'https://trains.example/s/wagon#c' }`,
      { A: to('Wagon/$defs/class') },
    ],
    [
      'of several, the one of the component',
      `A: { items: { $ref: '#b' }, $defs: { c: { $anchor: b } } }, B: { $anchor: b }`,
      { 'A/items': to('A/$defs/c') },
    ],
    ['that is dynamic', `A: { $ref: '#b' }, B: { $dynamicAnchor: b, type: string }`, { A: to('B') }],
    ['as `$id` of earlier drafts', `A: { $ref: '#b' }, B: { $id: '#b', type: string }`, { A: to('B') }],
  ],
  $dynamicRef: [
    [
      'to the only anchor',
      `A: { items: { $dynamicRef: '#i' }, $defs: { i: { $dynamicAnchor: i, type: string } } }`,
      { 'A/items': to('A/$defs/i') },
    ],
    [
      'to an `$anchor`',
      `A: { items: { $dynamicRef: '#i' }, $defs: { i: { $anchor: i, type: string } } }`,
      { 'A/items': to('A/$defs/i') },
    ],
    [
      'to a pointer',
      `A: { $id: a, items: { $dynamicRef: '#/$defs/i' }, $defs: { i: {} } }`,
      { 'A/items': to('A/$defs/i') },
    ],
    ['to a tree of the same kind', tree, { 'Tree/properties/branches/items': to('Tree') }],
    [
      'in a tree that is specialised',
      `${tree}, Strict: { $dynamicAnchor: node, $ref: '#/components/schemas/Tree', unevaluatedProperties: false }`,
      {
        'Tree/properties/branches/items': to('Tree'),
        'Strict/allOf/0/properties/branches/items': to('Strict'),
        'Strict/unevaluatedProperties': false,
      },
    ],
    [
      'in a tree that is specialised by `allOf`',
      `${tree}, Strict: { $dynamicAnchor: node, allOf: [{ $ref: '#/components/schemas/Tree' }, { required: [name] }] }`,
      { 'Strict/allOf/0/properties/branches/items': to('Strict'), 'Strict/allOf/1': { required: ['name'] } },
    ],
    [
      'in two lists of different things',
      `${page}, ${seat}, Seats: { $ref: '#/components/schemas/Page', $defs: { i: { $dynamicAnchor: item, $ref: '#/components/schemas/Seat' } } }, Names: { $ref: '#/components/schemas/Page', description: Names., $defs: { i: { $dynamicAnchor: item, type: string } } }`,
      {
        'Page/properties/data/items': { $dynamicRef: '#item' },
        'Seats/allOf/0/properties/data/items': to('Seat'),
        'Names/allOf/0/properties/data/items': to('Names/$defs/i'),
        'Names/description': 'Names.',
      },
    ],
    [
      'in a list with a default',
      `Page: { $id: page, items: { $dynamicRef: '#item' }, $defs: { any: { $dynamicAnchor: item } } }, Names: { $id: names, $ref: page, $defs: { name: { $dynamicAnchor: item, type: string } } }`,
      { 'Page/items': to('Page/$defs/any'), 'Names/allOf/0/items': to('Names/$defs/name') },
    ],
    [
      'through a schema in between',
      `${page}, Result: { properties: { page: { $ref: '#/components/schemas/Page' } } }, A: { $ref: '#/components/schemas/Result', $defs: { i: { $dynamicAnchor: item, type: string } } }, B: { $dynamicAnchor: item }`,
      { 'A/allOf/0/properties/page/properties/data/items': to('A/$defs/i'), 'Result/properties/page': to('Page') },
    ],
    [
      'in a schema that refers to itself',
      `List: { properties: { value: { $dynamicRef: '#item' }, rest: { $ref: '#/components/schemas/List' } } }, A: { $ref: '#/components/schemas/List', $defs: { i: { $dynamicAnchor: item, type: string } } }, B: { $dynamicAnchor: item }`,
      { 'A/allOf/0/properties/rest': to('A/allOf/0'), 'List/properties/rest': to('List') },
    ],
    [
      'beside a `$ref`',
      `${seat}, A: { $ref: '#/components/schemas/Seat', $dynamicRef: '#i', $defs: { i: { $dynamicAnchor: i } } }`,
      { A: { allOf: [to('Seat'), to('A/$defs/i')], $defs: { i: {} } } },
    ],
  ],
  $recursiveRef: [
    ['to the component', `A: { items: { $recursiveRef: '#' } }`, { 'A/items': to('A') }],
    [
      'to the schema with an `$id`',
      `A: { items: { $id: b, items: { $recursiveRef: '#' } } }`,
      { 'A/items/items': to('A/items') },
    ],
    ['with an anchor', line, { 'Line/properties/next': to('Line') }],
    [
      'in a schema that is specialised',
      `${line}, Fast: { $recursiveAnchor: true, $ref: '#/components/schemas/Line', required: [speed] }`,
      { 'Line/properties/next': to('Line'), 'Fast/allOf/0/properties/next': to('Fast') },
    ],
    [
      'in a schema that another one without an anchor includes',
      `${line}, Fast: { $ref: '#/components/schemas/Line', required: [speed] }`,
      { Fast: { ...to('Line'), required: ['speed'] } },
    ],
  ],
};

describe.each(Object.entries(cases))('loadContract, for %s', (_keyword, table) => {
  it.each(table)('resolves %s', async (_name, schemas, want) => {
    const { document, published, warnings } = await load(schemas);
    const found = Object.keys(want).map((pointer) => [pointer, atPointer(document, `#/components/schemas/${pointer}`)]);
    expect(Object.fromEntries(found)).toEqual(want);
    expect(warnings).toEqual([]);
    expect(published).toEqual(readExact(toText(schemas)));
  });
});

describe('loadContract, for references that lead nowhere', () => {
  it.each([
    [`A: { items: { $dynamicRef: '#none' } }`, '`$dynamicRef: #none` leads to no schema.'],
    [
      `A: { $dynamicRef: 'https://trains.example/a#b' }`,
      '`$dynamicRef: https://trains.example/a#b` leads to no schema.',
    ],
    [`A: { items: { $dynamicRef: '#/$defs/none' } }`, '`$dynamicRef: #/$defs/none` leads to no schema.'],
    [`A: { items: { $recursiveRef: '#a' } }`, '`$recursiveRef: #a` leads to no schema.'],
  ])('warns about %s', async (schemas, message) => {
    const { warnings } = await load(schemas);
    expect(warnings.map((warning) => [warning.line, warning.message])).toEqual([[3, message]]);
  });

  it.each([
    [`A: { $id: a, items: { $ref: '#/$defs/none' } }`],
    [`A: { $id: a, items: { $ref: b } }`],
    [`A: { $id: a, items: { $ref: '#b' } }`],
    [`A: { $ref: 'https://trains.example/none' }, B: { $id: 'https://trains.example/b' }`],
  ])('refuses %s', async (schemas) => {
    expect(refusal(await read({ 'openapi.yaml': toText(schemas) }))).toMatch(/openapi\.yaml:3:[^]*→ /);
  });
});

describe('loadContract, for references in several files', () => {
  it('resolves those of each file', async () => {
    const files = {
      'openapi.yaml': toText(
        `A: { $ref: a.yaml }, B: { $ref: b.yaml, $defs: { i: { $dynamicAnchor: item, type: string } } }`,
      ),
      'a.yaml': `$id: https://trains.example/a\nproperties: { b: { $ref: b }, self: { $ref: '#' } }\n$defs: { b: { $id: b, type: integer } }`,
      'b.yaml': `items: { $dynamicRef: '#item' }\n$defs: { any: { $dynamicAnchor: item } }`,
    };
    const { document } = accepted(await read(files));
    const schemas = member(document['components'], 'schemas') as JsonObject;
    expect(JSON.stringify(document)).not.toMatch(/\$id|dynamic/);
    expect(schemas['B']).toMatchObject({ allOf: [{ items: to('B/$defs/i') }] });
    expect(atPointer(document, '#/components/schemas/a/properties/b')).toEqual(to('b'));
  });
});
