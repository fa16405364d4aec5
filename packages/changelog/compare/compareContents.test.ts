import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@reliure/openapi';
import { compareContracts } from './compareContracts.ts';
import { toShape } from './shape/shape.ts';
import { changeLines } from '../testing/changeLine.ts';
import { contractWith } from '../testing/contracts.ts';

const text = { type: 'string' };
const long = (minLength: number) => ({ type: 'string', minLength });
const parameter = (more: object = {}) => ({ name: 'tri', in: 'query', schema: text, ...more });
const toTri = { $ref: '#/components/parameters/Tri' };

describe('compareSharedParameter', () => {
  it.each<readonly [string, JsonObject, JsonObject, readonly string[]]>([
    [
      'another name',
      parameter(),
      parameter({ name: 'ordre' }),
      ['breaking removed parameters/Tri query.tri', 'compatible optional-added parameters/Tri query.ordre'],
    ],
    [
      'another location',
      parameter({ required: true }),
      parameter({ required: true, in: 'header' }),
      ['breaking removed parameters/Tri query.tri', 'breaking required-added parameters/Tri header.tri'],
    ],
    [
      'another bound',
      parameter(),
      parameter({ schema: { ...text, maxLength: 9 } }),
      ['breaking bound-tightened parameters/Tri ( → maxLength: 9)'],
    ],
  ])('reports %s once, even if the operation has other changes', (_fact, before, after, want) => {
    const contract = (Tri: JsonObject, more: JsonObject = {}) =>
      contractWith({ operation: { parameters: [toTri], ...more }, parameters: { Tri } });
    expect(changeLines(contract(before), contract(after))).toEqual(want);
    expect(changeLines(contract(before), contract(after, { deprecated: true }))).toEqual([
      'notable deprecated POST /pieces',
      ...want,
    ]);
  });
});

describe('compareParameter', () => {
  const changes = (before: JsonObject, after: JsonObject) =>
    changeLines(
      contractWith({ operation: { parameters: [parameter(before)] } }),
      contractWith({ operation: { parameters: [parameter(after)] } }),
    );

  it.each<readonly [JsonObject, JsonObject]>([
    [{}, { style: 'form' }],
    [{}, { explode: true }],
    [{ style: 'form' }, { style: 'form', explode: true }],
    [{ in: 'cookie' }, { in: 'cookie', style: 'form', explode: true }],
    [
      { in: 'path', required: true },
      { in: 'path', required: true, style: 'simple', explode: false },
    ],
    [{ in: 'header' }, { in: 'header', style: 'simple', explode: false }],
    [{ style: 'pipeDelimited' }, { style: 'pipeDelimited', explode: false }],
  ])('ignores the change from %j to %j, which are equivalent', (before, after) => {
    expect(changes(before, after)).toEqual([]);
    expect(changes(after, before)).toEqual([]);
  });

  const list = { schema: { type: 'array', items: text } };

  it.each<readonly [JsonObject, JsonObject, 'style' | 'explode']>([
    [list, { ...list, explode: false }, 'explode'],
    [{}, { style: 'pipeDelimited' }, 'style'],
    [{ ...list, in: 'header' }, { ...list, in: 'header', explode: true }, 'explode'],
    [{ style: 'spaceDelimited' }, { style: 'form' }, 'style'],
  ])('reports once that values are serialized differently after the change from %j to %j', (before, after, key) =>
    expect(changes(before, after)).toEqual([
      expect.stringMatching(`^breaking rule-changed POST /pieces [a-z]+.tri \\(${key} → ${key}\\)$`),
    ]),
  );

  it('reports that a parameter is deprecated', () =>
    expect(changes({}, { deprecated: true })).toEqual(['notable deprecated POST /pieces query.tri']));

  it('compares the schema in the content of a parameter', () => {
    const content = (schema: object) => ({ schema: undefined, content: { 'application/json': { schema } } });
    expect(changes(content(long(1)), content(long(2)))).toEqual([
      'breaking bound-tightened POST /pieces query.tri (minLength: 1 → minLength: 2)',
    ]);
    expect(changes({ schema: long(1) }, { schema: undefined })).toEqual([
      'compatible type-widened POST /pieces query.tri (string → )',
      'compatible bound-widened POST /pieces query.tri (minLength: 1 → )',
    ]);
  });
});

describe('compareBody', () => {
  it.each<readonly [string, JsonObject, JsonObject, readonly string[]]>([
    ['required', { required: false }, { required: true }, ['breaking made-required requestBodies/Corps']],
    ['optional', { required: true }, {}, ['compatible made-optional requestBodies/Corps']],
  ])('reports that a shared body becomes %s', (_fact, before, after, want) => {
    const contract = (more: JsonObject) =>
      contractWith({
        operation: { requestBody: { $ref: '#/components/requestBodies/Corps' } },
        components: { requestBodies: { Corps: { content: { 'application/json': { schema: text } }, ...more } } },
      });
    expect(changeLines(contract(before), contract(after))).toEqual(want);
  });
});

describe('compareResponse', () => {
  const contract = (response: JsonObject, components: JsonObject = {}) =>
    contractWith({ operation: { responses: { '200': response } }, components });
  const errors = (...codes: readonly string[]) => ({
    content: { 'text/plain': { examples: Object.fromEntries(codes.map((code) => [code, { 'x-error': {} }])) } },
  });
  const media = (...types: readonly string[]) => ({ content: Object.fromEntries(types.map((type) => [type, {}])) });
  const header = (schema: unknown) => ({ headers: { Suite: { schema } } });

  it.each<readonly [string, JsonObject, JsonObject, readonly string[]]>([
    [
      'media types that were added and removed',
      media('text/plain', 'text/csv'),
      media('text/plain', 'text/html'),
      [
        'breaking media-type-removed POST /pieces 200 (text/csv → )',
        'compatible media-type-added POST /pieces 200 ( → text/html)',
      ],
    ],
    [
      'errors that were added and removed',
      errors('ferme', 'occupe'),
      errors('occupe', 'vide'),
      ['compatible error-removed POST /pieces 200 = ferme', 'compatible error-added POST /pieces 200 = vide'],
    ],
    [
      'the schema of a header',
      header(long(2)),
      header(long(1)),
      ['notable bound-widened POST /pieces 200 header.Suite (minLength: 2 → minLength: 1)'],
    ],
    [
      'a header that is no longer required',
      { headers: { Suite: { required: true } } },
      { headers: { Suite: {} } },
      ['breaking made-optional POST /pieces 200 header.Suite'],
    ],
  ])('compares %s', (_fact, before, after, want) =>
    expect(changeLines(contract(before), contract(after))).toEqual(want),
  );

  it('leaves out a shared header, which is compared once', () => {
    const shared = (schema: unknown, more: JsonObject) =>
      contract(
        { headers: { Suite: { $ref: '#/components/headers/Suite' } }, ...more },
        { headers: { Suite: { schema } } },
      );
    expect(changeLines(shared(long(2), {}), shared(long(1), media('text/plain')))).toEqual([
      'compatible media-type-added POST /pieces 200 ( → text/plain)',
      'notable bound-widened headers/Suite (minLength: 2 → minLength: 1)',
    ]);
  });

  it('compares a header with another component', () => {
    const shared = (name: string) =>
      contract(
        { headers: { Suite: { $ref: `#/components/headers/${name}` } } },
        { headers: { Suite: { schema: text }, Fin: { schema: { type: 'integer' } } } },
      );
    expect(changeLines(shared('Suite'), shared('Fin'))).toEqual([
      'compatible type-narrowed POST /pieces 200 header.Suite (string → integer)',
    ]);
  });

  it('returns the header of a shared response without a status', () => {
    const shared = (response: JsonObject) =>
      toShape(contract({ $ref: '#/components/responses/Piece' }, { responses: { Piece: response } }));
    expect(compareContracts(shared({}), shared(header(text)))).toStrictEqual([
      {
        kind: 'optional-added',
        severity: 'compatible',
        location: {
          owner: { kind: 'component', section: 'responses', name: 'Piece' },
          part: { kind: 'header', name: 'Suite' },
          field: [],
        },
      },
    ]);
  });
});
