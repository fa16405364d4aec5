import type { DocusaurusConfig } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { assertBrowserRouter } from './assertBrowserRouter.ts';

const toConfig = (router: string) => ({ future: { experimental_router: router } }) as Pick<DocusaurusConfig, 'future'>;

describe('assertBrowserRouter', () => {
  it('accepts the browser router', () => {
    expect(() => assertBrowserRouter(toConfig('browser'))).not.toThrow();
  });

  it('rejects the hash router, and names the setting', () => {
    expect(() => assertBrowserRouter(toConfig('hash'))).toThrow(
      "future.experimental_router is 'hash', but this site needs a URL of its own for each page. Remove the setting",
    );
  });
});
