import { createResolve } from '@reliure/openapi';
import { describe, expect, it } from 'vitest';
import { toWithdrawal } from './withdrawal.ts';

const document = { components: { headers: { End: { example: 'Wed, 30 Jun 2027 23:59:59 GMT' } } } };
const headers = { Deprecation: { example: '@1796083200' }, sunset: { $ref: '#/components/headers/End' } };
const read = (operation: Readonly<Record<string, unknown>>) => toWithdrawal(operation, createResolve(document));

describe('toWithdrawal', () => {
  it.each([
    [
      'both dates',
      { deprecated: true, responses: { 200: { headers } } },
      { since: '2026-12-01', sunset: '2027-06-30' },
    ],
    ['no dates of an operation that is not deprecated', { responses: { 200: { headers } } }, {}],
    ['no dates without headers', { deprecated: true, responses: { 200: {} } }, {}],
    [
      'the example of a schema, and no date from another text',
      {
        deprecated: true,
        responses: {
          200: { headers: { Sunset: { schema: { example: '2027-01-02' } }, Deprecation: { example: 'oui' } } },
        },
      },
      { sunset: '2027-01-02' },
    ],
  ])('reads %s', (_name, operation, dates) => expect(read(operation)).toEqual(dates));
});
