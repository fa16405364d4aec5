import { test as base } from '@playwright/test';

interface Watch {
  /** Console errors, page errors and requests to other origins; must stay empty. */
  readonly faults: string[];
  /** Faults that a test provokes. */
  readonly expected: RegExp[];
}

/** Every test fails on an error in the console, a crash, or a request that leaves the site. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page, baseURL }, use) => {
      const watch: Watch = { faults: [], expected: [] };
      page.on('console', (message) => {
        if (message.type() === 'error') watch.faults.push(`console: ${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => watch.faults.push(`page: ${error.message}`));
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) watch.faults.push(`request: ${request.url()}`);
      });
      await use(watch);
      const unexpected = watch.faults.filter((fault) => !watch.expected.some((pattern) => pattern.test(fault)));
      base.expect(unexpected, 'errors and requests that leave the site').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
