import { test as base } from '@playwright/test';

interface Watch {
  /** Console errors, page errors and requests to other origins; must stay empty. */
  readonly faults: string[];
  /** Faults that a test causes on purpose. */
  readonly expected: RegExp[];
}

/** Makes every test fail on an error in the console, a crash, or a request to another origin. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context, baseURL }, use) => {
      const watch: Watch = { faults: [], expected: [] };
      // Listens on the context, because a test may open more pages than its own.
      context.on('console', (message) => {
        if (message.type() === 'error') watch.faults.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (fault) => watch.faults.push(`page: ${fault.error().message}`));
      context.on('request', (request) => {
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
