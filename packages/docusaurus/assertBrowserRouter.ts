import type { DocusaurusConfig } from '@docusaurus/types';

/**
 * Throws for a site whose router puts the page after a `#`. Such a site has no built pages, so everything that works on
 * them would do nothing: lighter pages, search, and reading without React.
 *
 * @throws Error that names the setting.
 */
export function assertBrowserRouter({ future }: Pick<DocusaurusConfig, 'future'>): void {
  const { experimental_router: router } = future;
  if (router === 'browser') return;
  throw new Error(
    `This site is made of pages that have addresses of their own, which future.experimental_router: '${router}' takes away: remove that setting from docusaurus.config.ts.`,
  );
}
