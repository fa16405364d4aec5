import { resolve } from 'node:path';
import { test as base } from '../test.ts';
import { serveCopy, type SiteCopy } from './siteCopy.ts';

interface Copies {
  /** Name of the copy. Test files that change a site each need a different one. */
  readonly copyName: string;
  readonly served: SiteCopy;
}

/** Runs tests on a copy of the built site, which they may change; pages come from the copy’s server. */
export const test = base.extend<object, Copies>({
  copyName: ['copy', { option: true, scope: 'worker' }],
  served: [
    async ({ copyName }, provide) => {
      const served = await serveCopy(resolve('test-results/copies', copyName));
      await provide(served);
      served.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ served }, provide) => provide(served.origin),
});

export { expect } from '../test.ts';
