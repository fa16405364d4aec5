import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { housePlugin } from '../houseRules.ts';

/** Returns the messages about a deprecated operation whose response has these headers. */
async function faultsOf(headers: string): Promise<readonly string[]> {
  const source = `
openapi: 3.1.0
info: { title: Essai, version: '1' }
paths: { /a: { get: { deprecated: true, responses: { '200': { headers: ${headers} }, '400': {} } } } }
components: { headers: { Fin: { example: 'Wed, 30 Jun 2027 23:59:59 GMT' } } }
`;
  const config = await createConfig({ plugins: [housePlugin], rules: { 'maison/withdrawal-has-notice': 'error' } });
  const problems = await lintFromString({ source, config, absoluteRef: '/essai.yaml' });
  return problems.map(({ message }) => message);
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
