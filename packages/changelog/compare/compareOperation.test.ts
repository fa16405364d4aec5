import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@reliure/openapi';
import { changeLines } from '../testing/changeLine.ts';
import { contractWith } from '../testing/contracts.ts';

const text = { type: 'string' };
const long = (minLength: number) => ({ type: 'string', minLength });
const longer = (address: string) => `breaking bound-tightened ${address} (minLength: 1 → minLength: 2)`;
const to = (section: string, name: string) => ({ $ref: `#/components/${section}/${name}` });
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });
const tri = { name: 'tri', in: 'query', schema: text };

describe('compareOperation', () => {
  const withSecurity = (security: unknown) => contractWith({ operation: { security } });
  const toShortLine = (line: string) =>
    line
      .replace('breaking access-tightened POST /pieces', 'tightened')
      .replace('compatible access-relaxed POST /pieces', 'relaxed');

  it.each<readonly [string, unknown, unknown, readonly string[]]>([
    ['an alternative that is removed', [{ o: ['a', 'b'] }, { k: [] }], [{ k: [] }], ['tightened (o a + o b | k → k)']],
    ['one that is replaced', [{ o: ['a'] }, { k: [] }], [{ o: ['a'] }, { x: [] }], ['tightened (o a | k → o a | x)']],
    ['one that is added', [{ o: ['a'] }], [{ o: ['a'] }, { k: [], o: [] }], ['relaxed (o a → o a | k + o)']],
    ['another order of alternatives', [{ o: [] }, { k: [] }], [{ k: [] }, { o: [] }], []],
    ['authentication that is no longer needed', [{ k: [] }], [], ['relaxed (k → )']],
    ['authentication that is now needed', [], [{ k: [] }], ['tightened ( → k)']],
    ['authentication that becomes optional', [{ k: [] }], [{ k: [] }, {}], ['relaxed (k → k | )']],
    ['authentication that is no longer optional', [{}, { k: [] }], [{ k: [] }], ['tightened ( | k → k)']],
    ['a second scheme at once', [{ k: [] }], [{ k: [], 'x-b': [] }], ['tightened (k → k + x-b)']],
    ['one more scope', [{ o: ['a'] }], [{ o: ['a', 'b'] }], ['tightened (o a → o a + o b)']],
    ['one scope fewer', [{ o: ['a', 'b'] }], [{ o: ['a'] }], ['relaxed (o a + o b → o a)']],
    ['any token instead of one with a scope', [{ o: ['a'] }], [{ o: [] }], ['relaxed (o a → o)']],
    ['another order of scopes', [{ o: ['a', 'b'] }], [{ o: ['b', 'a'] }], []],
    ['a scheme whose name starts the same', [{ oauth: ['a'] }], [{ o: [] }], ['tightened (oauth a → o)']],
  ])('compares access: %s', (_fact, before, after, want) =>
    expect(changeLines(withSecurity(before), withSecurity(after)).map(toShortLine)).toEqual(want),
  );

  it('compares the access that the contract sets for operations without their own', () => {
    const open = contractWith({ path: { get: { security: [], responses: {} } } });
    const closed = { ...open, security: [{ cle: [] }] };
    expect(changeLines(open, closed)).toEqual(['breaking access-tightened POST /pieces ( → cle)']);
    expect(changeLines(closed, open)).toEqual(['compatible access-relaxed POST /pieces (cle → )']);
  });

  it('compares the parameters of a Path Item', () => {
    const [without, withTri] = [contractWith(), contractWith({ path: { parameters: [tri] } })];
    expect(changeLines(without, withTri)).toEqual(['compatible optional-added POST /pieces query.tri']);
    expect(changeLines(withTri, without)).toEqual(['breaking removed POST /pieces query.tri']);
  });

  it('names a removed parameter whose component was removed too', () =>
    expect(
      changeLines(
        contractWith({ operation: { parameters: [to('parameters', 'Tri')] }, parameters: { Tri: tri } }),
        contractWith(),
      ),
    ).toEqual(['breaking removed POST /pieces query.tri']));

  it('compares a parameter with the component that replaces it', () =>
    expect(
      changeLines(
        contractWith({ operation: { parameters: [{ ...tri, schema: long(1) }] } }),
        contractWith({
          operation: { parameters: [to('parameters', 'Tri')] },
          parameters: { Tri: { ...tri, schema: long(2) } },
        }),
      ),
    ).toEqual([longer('POST /pieces query.tri')]));

  const withBody = (requestBody: unknown, more: JsonObject = {}) =>
    contractWith({ path: { put: { responses: {}, ...(requestBody !== undefined && { requestBody }), ...more } } });

  it.each<readonly [string, unknown, unknown, readonly string[]]>([
    ['an optional body', undefined, json(text), ['compatible optional-added PUT /pieces body']],
    ['a required body', undefined, { required: true, ...json(text) }, ['breaking required-added PUT /pieces body']],
    ['a removed body', json(text), undefined, ['breaking removed PUT /pieces body']],
    ['another body', json(long(1)), json(long(2)), [longer('PUT /pieces body')]],
    ['no body', undefined, undefined, []],
  ])('compares bodies: %s', (_fact, before, after, want) => {
    expect(changeLines(withBody(before), withBody(after))).toEqual(want);
    expect(changeLines(withBody(before), withBody(after, { deprecated: true }))).toEqual([
      'notable deprecated PUT /pieces',
      ...want,
    ]);
  });

  it('leaves out a shared body and a shared response, which are compared once', () => {
    const contract = (minLength: number, more: JsonObject) =>
      contractWith({
        operation: {
          requestBody: to('requestBodies', 'Corps'),
          responses: { '200': to('responses', 'Piece') },
          ...more,
        },
        components: {
          requestBodies: { Corps: json(long(minLength)) },
          responses: { Piece: json(long(minLength)) },
        },
      });
    expect(changeLines(contract(1, {}), contract(2, { deprecated: true }))).toEqual([
      'notable deprecated POST /pieces',
      longer('requestBodies/Corps'),
      'compatible bound-tightened responses/Piece (minLength: 1 → minLength: 2)',
    ]);
  });

  it('treats the request of a webhook as received, and its response as sent', () => {
    const hook = (minLength: number) => ({
      ...contractWith(),
      webhooks: {
        ouverte: { post: { requestBody: json(long(minLength)), responses: { '200': json(long(minLength)) } } },
      },
    });
    expect(changeLines(hook(1), hook(2))).toEqual([
      'compatible bound-tightened POST ouverte body (minLength: 1 → minLength: 2)',
      longer('POST ouverte 200'),
    ]);
  });

  it('does not report fields of received data as made required when they are no longer read-only', () => {
    const contract = (readOnly: boolean) => {
      const data = json({ required: ['id'], properties: { id: { ...text, readOnly } } });
      return {
        ...contractWith({ operation: { responses: { '200': data } } }),
        webhooks: { ouverte: { post: { requestBody: data } } },
      };
    };
    expect(changeLines(contract(true), contract(false))).toEqual([
      'compatible made-read-write POST /pieces 200.id',
      'compatible made-read-write POST ouverte body.id',
    ]);
  });
});
