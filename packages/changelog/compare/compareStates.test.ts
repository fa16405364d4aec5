import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@reliure/openapi';
import { changeLines } from '../testing/changeLine.ts';
import { contractWith } from '../testing/contracts.ts';

const text = { type: 'string' };
const long = (minLength: number) => ({ type: 'string', minLength });
const longer = (address: string) => `breaking bound-tightened ${address} (minLength: 1 → minLength: 2)`;
const to = (section: string, name: string) => ({ $ref: `#/components/${section}/${name}` });
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });

describe('compareContracts', () => {
  it('compares a shared header', () => {
    const contract = (more: JsonObject) =>
      contractWith({
        operation: { responses: { '200': { headers: { Link: to('headers', 'Suite') } } } },
        components: { headers: { Suite: { schema: text, ...more } } },
      });
    expect(changeLines(contract({}), contract({ deprecated: true }))).toEqual(['notable deprecated headers/Suite']);
  });

  it('compares a shared callback only where an operation uses it', () => {
    const contract = (schema: object) =>
      contractWith({
        operation: { callbacks: { ouverte: to('callbacks', 'Ouverte') } },
        components: { callbacks: { Ouverte: { '{$url}': { post: { requestBody: json(schema), responses: {} } } } } },
      });
    expect(changeLines(contract(long(2)), contract(long(1)))).toEqual([
      'notable bound-widened POST /pieces POST ouverte {$url} body (minLength: 2 → minLength: 1)',
    ]);
  });

  it('ignores components of unknown sections', () => {
    const contract = (minLength: number) =>
      contractWith({
        operation: { responses: { '200': { content: { 'text/plain': { schema: to('modeles', 'Texte') } } } } },
        components: { modeles: { Texte: long(minLength) } },
      });
    expect(changeLines(contract(1), contract(2))).toEqual([]);
  });

  it('ignores components that no operation uses', () =>
    expect(
      changeLines(contractWith({ schemas: { Seul: long(1) } }), contractWith({ schemas: { Seul: long(2) } })),
    ).toEqual([]));

  it('ignores components that are added or removed', () => {
    const [without, withNom] = [contractWith(), contractWith({ schemas: { Nom: text } })];
    expect([...changeLines(without, withNom), ...changeLines(withNom, without)]).toEqual([]);
  });

  it('reports operations of webhooks that are added or removed', () => {
    const hook = { ...contractWith(), webhooks: { ouverte: { post: { responses: {} } } } };
    expect(changeLines(contractWith(), hook)).toEqual(['compatible operation-added POST ouverte']);
    expect(changeLines(hook, contractWith())).toEqual(['breaking operation-removed POST ouverte']);
  });

  describe('when a shared schema is no longer read-only', () => {
    const contract = (readOnly: boolean, more: Parameters<typeof contractWith>[0] = {}) =>
      contractWith({
        ...more,
        schemas: {
          Ordre: { type: 'object', required: ['id'], properties: { id: to('schemas', 'Id') } },
          Id: { ...text, readOnly },
          ...more.schemas,
        },
      });
    const changed = 'compatible made-read-write Id';

    it('reports the fields that must now be sent, although they are written the same', () =>
      expect(changeLines(contract(true), contract(false))).toEqual(['breaking made-required Ordre.id', changed]));

    it('reports the fields of an operation too', () => {
      const body = { required: ['id'], properties: { id: to('schemas', 'Id') } };
      const more = { operation: { requestBody: json(body) }, schemas: { Ordre: {} } };
      expect(changeLines(contract(true, more), contract(false, more))).toEqual([
        'breaking made-required POST /pieces body.id',
        changed,
      ]);
    });

    it('reports no other changes of what is written the same', () => {
      const more = (minLength: number) => ({
        operation: { parameters: [to('parameters', 'Tri')], deprecated: true, security: [{ cle: [] }] },
        parameters: {
          Tri: to('parameters', 'Autre'),
          Autre: { name: 'tri', in: 'query', schema: long(minLength) },
        },
        components: { securitySchemes: { cle: { type: 'http' } } },
      });
      expect(changeLines(contract(true, more(1)), contract(false, more(2)))).toEqual([
        'breaking made-required Ordre.id',
        changed,
        longer('parameters/Autre'),
      ]);
    });
  });

  it('reports once that a shared schema becomes read-only', () => {
    const contract = (more: object) =>
      contractWith({
        schemas: {
          Ordre: { type: 'object', required: ['id'], properties: { id: to('schemas', 'Id') } },
          Id: { ...text, ...more },
        },
      });
    expect(changeLines(contract({}), contract({ readOnly: true }))).toEqual(['breaking made-read-only Id']);
  });
});
