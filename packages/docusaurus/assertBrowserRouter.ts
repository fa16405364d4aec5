import type { DocusaurusConfig } from '@docusaurus/types';

/**
 * Refuses addresses behind a `#`: such a site has no built pages, and what makes those of this one light, searchable and
 * readable without React would have nothing to work on.
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
