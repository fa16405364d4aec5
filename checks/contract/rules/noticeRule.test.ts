import { expect, it } from 'vitest';
import { findingsIn } from '../testing/findingsIn.ts';

/** Returns the messages about a deprecated operation whose response has these headers. */
async function faultsOf(headers: string): Promise<readonly string[]> {
  const contract = `
paths: { /a: { get: { deprecated: true, responses: { '200': { headers: ${headers} }, '400': {} } } } }
components: { headers: { Fin: { example: 'Wed, 30 Jun 2027 23:59:59 GMT' } } }
`;
  return (await findingsIn(contract, ['withdrawal-has-notice'])).map(({ message }) => message);
}

const sunset = "Sunset: { $ref: '#/components/headers/Fin' }";

it('accepts a withdrawal that is announced six months ahead', async () =>
  expect(await faultsOf(`{ Deprecation: { example: '@1796083200' }, ${sunset} }`)).toEqual([]));

it('reports a shorter notice', async () =>
  expect(await faultsOf(`{ Deprecation: { example: '@1814400000' }, ${sunset} }`)).toEqual([
    'Sunset is 0 days after Deprecation: give at least 180 days of notice.',
  ]));

it('reports a withdrawal that is not announced', async () =>
  expect(await faultsOf(`{ ${sunset} }`)).toEqual([
    'The operation is deprecated: announce it in the headers Deprecation and Sunset of this response.',
  ]));
