import { describe, expect, it } from 'vitest';
import { accepted, contractFolder } from '../read/testing/contractFolder.ts';

const read = contractFolder();

/** Returns the warnings about a contract, with their pointers. */
async function warningsOf(text: string, version = '3.1.0'): Promise<readonly string[]> {
  const head = `openapi: ${version}\ninfo: { title: Trains, version: "1" }\n`;
  const { warnings } = accepted(await read({ 'a.yaml': head + text }));
  return warnings.map(({ pointer, message }) => `${pointer} ${message}`);
}

const component = (kind: string, text: string) => `components: { ${kind}: { A: { ${text} } } }`;
const query = 'name: a, in: query';
const done = "responses: { '204': { description: Done. } }";
const excluded = (one: string, other: string) => `\`${one}\` and \`${other}\` exclude each other.`;

describe('loadContract, for what OpenAPI forbids', () => {
  it.each([
    ['parameters', `${query}, schema: {}, example: 1, examples: {}`, '/examples', excluded('example', 'examples')],
    ['headers', 'schema: {}, example: 1, examples: {}', '/examples', excluded('example', 'examples')],
    ['parameters', `${query}, schema: {}, content: { a/b: {} }`, '/content', excluded('schema', 'content')],
    ['examples', 'value: null, externalValue: https://a.example', '/externalValue', excluded('value', 'externalValue')],
    ['links', 'operationId: a, operationRef: b', '/operationRef', excluded('operationId', 'operationRef')],
    ['links', 'description: To nowhere', '', 'The link leads to no operation.'],
    ['parameters', `${query}, content: { a/b: {}, c/d: {} }`, '/content', '`content` must have one media type here.'],
    ['headers', 'content: {}', '/content', '`content` must have one media type here.'],
    ['parameters', 'name: a, in: path, schema: {}', '', 'A path parameter is always required.'],
    [
      'parameters',
      'name: a, in: path, required: false, schema: {}',
      '/required',
      'A path parameter is always required.',
    ],
    [
      'parameters',
      `${query}, style: simple, schema: {}`,
      '/style',
      'A parameter in this place cannot have this `style`.',
    ],
    [
      'parameters',
      'name: a, in: header, style: form, schema: {}',
      '/style',
      'A parameter in this place cannot have this `style`.',
    ],
    [
      'parameters',
      'name: a, in: header, allowReserved: true, schema: {}',
      '/allowReserved',
      '`allowReserved` has no meaning in this place.',
    ],
    ['headers', 'allowReserved: false, schema: {}', '/allowReserved', '`allowReserved` has no meaning in this place.'],
    [
      'parameters',
      'name: a, in: cookie, allowEmptyValue: true, schema: {}',
      '/allowEmptyValue',
      '`allowEmptyValue` has no meaning in this place.',
    ],
    ['schemas', 'readOnly: true, writeOnly: true', '/readOnly', '`readOnly` and `writeOnly` exclude each other.'],
  ])('warns about %s with %s', async (kind, text, place, want) => {
    expect(await warningsOf(component(kind, text))).toEqual([`#/components/${kind}/A${place} ${want}`]);
  });

  it.each([
    [
      'an empty enum of a server’s variable',
      "servers: [{ url: 'https://{a}.example', variables: { a: { enum: [], default: b } } }]\npaths: {}",
      '#/servers/0/variables/a/enum An empty `enum` allows no value.',
    ],
    [
      'a default that the enum lacks',
      "servers: [{ url: 'https://{a}.example', variables: { a: { enum: [c], default: b } } }]\npaths: {}",
      '#/servers/0/variables/a/default The `default` is not a value of `enum`.',
    ],
    [
      'a variable that no server defines',
      "servers: [{ url: 'https://{a}.example' }]\npaths: {}",
      '#/servers/0/url The address has a variable that `variables` does not define.',
    ],
    [
      'a variable of a server of an operation',
      `paths: { /a: { get: { servers: [{ url: '{constructor}', variables: {} }], ${done} } } }`,
      '#/paths/~1a/get/servers/0/url The address has a variable that `variables` does not define.',
    ],
    [
      'two tags with one name',
      'tags: [{ name: a }, { name: b }, { name: a }]\npaths: {}',
      '#/tags/2/name Two tags have the name "a".',
    ],
    [
      'two operations with one operationId',
      `paths: { /a: { get: { operationId: x, ${done} }, put: { operationId: x, summary: b, ${done} } } }`,
      '#/paths/~1a/put/operationId Two operations have the `operationId` "x".',
    ],
    [
      'paths that differ in names only',
      `paths: { '/a/{b}': {}, '/a/{c}': {} }`,
      '#/paths/~1a~1{c} Another path differs only in the names of its parameters.',
    ],
    [
      'a parameter twice',
      `paths: { /a: { parameters: [{ ${query}, schema: {} }, { name: a, in: header, schema: {} }, { ${query}, schema: {} }] } }`,
      '#/paths/~1a/parameters/2 The list has two parameters "a" in query.',
    ],
    [
      'a parameter twice, once by reference',
      `paths: { /a: { get: { parameters: [{ ${query}, schema: {} }, { $ref: '#/components/parameters/A' }], ${done} } } }\n${component('parameters', `${query}, schema: {}`)}`,
      '#/paths/~1a/get/parameters/1 The list has two parameters "a" in query.',
    ],
    [
      'a component with a space',
      "components: { schemas: { 'A b': {}, 'C«d»': {} } }",
      '#/components/schemas A name of a component here has other characters than A to Z, digits, `.`, `-` and `_`.',
    ],
  ])('warns about %s', async (_name, text, want) => {
    expect(await warningsOf(text)).toEqual([want]);
  });

  it('warns about a license with an identifier and a URL', async () => {
    const head =
      'openapi: 3.1.0\ninfo: { title: A, version: "1", license: { name: MIT, identifier: MIT, url: https://a.example } }\n';
    const { warnings } = accepted(await read({ 'a.yaml': `${head}paths: {}` }));
    expect(warnings.map(({ message }) => message)).toEqual([excluded('identifier', 'url')]);
  });

  it('warns about two parameters with one name of files of their own', async () => {
    const head = 'openapi: 3.1.0\ninfo: { title: A, version: "1" }\n';
    const files = {
      'a.yaml': `${head}paths: { /a: { get: { $ref: get.yaml } }, /b: { get: { operationId: x, ${done} } } }`,
      'get.yaml': `operationId: x\nparameters: [{ $ref: p.yaml }, { $ref: p.yaml }]\n${done}`,
      'p.yaml': `${query.replace(', ', '\n')}\nschema: {}`,
    };
    const { warnings } = accepted(await read(files));
    const messages = warnings.map(({ message }) => message);
    expect(messages).toContain('The list has two parameters "a" in query.');
    expect(messages).toContain('Two operations have the `operationId` "x".');
  });

  it.each([
    ['parameters', `${query}, schema: {}, allowReserved: true, allowEmptyValue: true, style: deepObject`],
    ['parameters', 'name: a, in: cookie, schema: {}, allowReserved: true'],
    ['parameters', 'name: a, in: path, required: true, schema: {}, style: matrix'],
    ['parameters', `${query}, content: { application/json: { schema: {}, example: 1 } }`],
    ['links', 'operationId: a'],
    ['examples', 'value: 0'],
    ['schemas', 'readOnly: true, writeOnly: false, enum: []'],
    ['schemas', "allOf: [{ $ref: '#/components/schemas/A' }], example: 1, examples: [1]"],
  ])('says nothing about %s with %s', async (kind, text) => {
    expect(await warningsOf(component(kind, text))).toEqual([]);
  });

  it.each([
    ['a path beside one with a parameter', "paths: { '/a/{b}': {}, /a/b: {}, '/{a}/b': {} }"],
    ['an enum of another type', 'components: { schemas: { A: { type: string, enum: [1, null] } } }'],
    ['siblings of a $ref', "components: { schemas: { A: { $ref: '#/components/schemas/B', description: a }, B: {} } }"],
    [
      'a server with a variable and a default',
      "servers: [{ url: 'https://{a}.example', variables: { a: { default: b } } }]\npaths: {}",
    ],
  ])('says nothing about %s', async (_name, text) => {
    expect(await warningsOf(text)).toEqual([]);
    expect(await warningsOf(text.startsWith('components') ? `paths: {}\n${text}` : text, '3.0.3')).toEqual([]);
  });
});
