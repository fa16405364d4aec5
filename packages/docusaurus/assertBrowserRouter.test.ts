import type { DocusaurusConfig } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { assertBrowserRouter } from './assertBrowserRouter';

const toConfig = (router: string) => ({ future: { experimental_router: router } }) as Pick<DocusaurusConfig, 'future'>;

describe('assertBrowserRouter', () => {
  it('takes the addresses of the browser', () => {
    expect(() => assertBrowserRouter(toConfig('browser'))).not.toThrow();
  });

  it('refuses addresses behind a #, and names the setting', () => {
    expect(() => assertBrowserRouter(toConfig('hash'))).toThrow(
      "which future.experimental_router: 'hash' takes away: remove that setting from docusaurus.config.ts",
    );
  });
});
