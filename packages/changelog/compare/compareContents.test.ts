import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@apidoc/openapi';
import { toContractAddress } from '../address';
import { compareContracts } from './compareContracts';
import { toShape } from './shape';
import { contractWith } from '../testing/contracts';

const compare = (before: JsonObject, after: JsonObject) =>
  compareContracts(toShape(before), toShape(after)).map(
    ({ kind, severity, location }) => `${severity} ${kind} ${toContractAddress(location)}`,
  );

const text = { type: 'string' };
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
      ['breaking bound-tightened parameters/Tri'],
    ],
  ])('reports %s once, even if the operation has other changes', (_fact, before, after, want) => {
    const contract = (Tri: JsonObject, more: JsonObject = {}) =>
      contractWith({ operation: { parameters: [toTri], ...more }, parameters: { Tri } });
    expect(compare(contract(before), contract(after))).toEqual(want);
    expect(compare(contract(before), contract(after, { deprecated: true }))).toEqual([
      'notable deprecated POST /pieces',
      ...want,
    ]);
  });
});

describe('compareParameter', () => {
  const changes = (before: JsonObject, after: JsonObject) =>
    compare(
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

  it.each<readonly [JsonObject, JsonObject]>([
    [{}, { explode: false }],
    [{}, { style: 'pipeDelimited' }],
    [{ in: 'header' }, { in: 'header', explode: true }],
    [{ style: 'spaceDelimited' }, { style: 'form' }],
  ])('reports once that values are serialized differently after the change from %j to %j', (before, after) =>
    expect(changes(before, after)).toEqual([expect.stringMatching(/^breaking rule-changed POST/)]),
  );
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
    expect(compare(contract(before), contract(after))).toEqual(want);
  });
});
