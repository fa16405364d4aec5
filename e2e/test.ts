import { test as base } from '@playwright/test';
import { events } from '@reliure/browser';
import { language, setLanguage, type Language } from '@reliure/language';

/** The faults of a test’s pages. */
export interface Watch {
  /** Console errors, policy violations, page errors, and requests to other origins or with data; must stay empty. */
  readonly faults: string[];
  /** Faults that a test causes on purpose. */
  readonly expected: RegExp[];
}

/** What a project says of its site. */
export interface SiteOptions {
  /** Folder of the built site. */
  readonly built: string;
}

/**
 * Makes every test fail on an error in the console, a violation of the Content Security Policy, a crash, or a request
 * that goes to another origin or sends something. What a test builds itself is in the language of the project’s site.
 */
export const test = base.extend<{ watch: Watch; language: Language } & SiteOptions>({
  built: ['', { option: true }],
  language: [
    async ({ locale }, use) => {
      setLanguage(locale ?? '');
      await use(language());
    },
    { auto: true },
  ],
  watch: [
    async ({ context, baseURL }, use) => {
      const watch: Watch = { faults: [], expected: [] };
      await context.addInitScript((ready) => {
        document.addEventListener(ready, () => Object.assign(window, { reactIsReady: true }));
      }, events.ready);
      // Listens on the context, because a test may open more pages than its own.
      context.on('console', (message) => {
        const isFault = message.type() === 'error' || /Content.Security.Policy/i.test(message.text());
        if (isFault) watch.faults.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (fault) => watch.faults.push(`page: ${fault.error().message}`));
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) watch.faults.push(`request: ${request.url()}`);
        const isRead = ['GET', 'HEAD'].includes(request.method());
        if (!isRead) watch.faults.push(`data sent: ${request.method()} ${request.url()}`);
      });
      await use(watch);
      const unexpected = watch.faults.filter((fault) => !watch.expected.some((pattern) => pattern.test(fault)));
      base.expect(unexpected, 'errors and requests that leave the site').toEqual([]);
    },
    { auto: true },
  ],
});

/** Tags of the cases of a table: its first one runs for every change, the others in `npm run test:full`. */
export function firstOnly(index: number, ...tags: readonly string[]): { tag: string[] } {
  return { tag: index === 0 ? [...tags] : [...tags, '@full'] };
}

export { expect } from '@playwright/test';
