import type { DocusaurusConfig } from '@docusaurus/types';

/**
 * Throws for a site that uses the hash router. Such a site has no built pages, and everything else here depends on them:
 * static pages, search, and reading without React.
 *
 * @throws Error that names the setting.
 */
export function assertBrowserRouter({ future }: Pick<DocusaurusConfig, 'future'>): void {
  const { experimental_router: router } = future;
  if (router === 'browser') return;
  throw new Error(
    `future.experimental_router is '${router}', but this site needs a URL of its own for each page. Remove the setting from docusaurus.config.ts.`,
  );
}
