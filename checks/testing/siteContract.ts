import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { readContract, startMockServer, writeBundle } from '@reliure/mock/node';
import type { MockServer } from '@reliure/mock/node';
import type { Scenario } from '@reliure/scenarios';
import { loadScenarios } from '@reliure/scenarios/node';
import { identity } from '../../site/identity.ts';

const file = resolve('site', identity.contract);

/** The contract of the site, and the file in which the mock server has all of it. */
export const document = await readContract(file);
export const bundle = await writeBundle(document);

export function loadSiteScenarios(reference: Parameters<typeof loadScenarios>[2]): Promise<readonly Scenario[]> {
  return loadScenarios(join(dirname(file), 'scenarios'), document, reference);
}

/** Runs the mock server during the tests of a file. Returns a function for its origin. */
export function runMockServer(): () => string {
  let server: MockServer | undefined;
  beforeAll(async () => {
    server = await startMockServer(bundle);
  });
  afterAll(() => server?.stop());
  return () => server?.origin ?? '';
}
