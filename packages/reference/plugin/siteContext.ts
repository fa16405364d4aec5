import type { AllContent } from '@docusaurus/types';
import type { LinkingGuide } from '../guides/guideLinks.ts';
import { buildGuideLinks } from '../guides/guideLinks.ts';
import type { SiteContext } from '../kinds/siteContext.ts';
import { toCatalogues, toPages } from '../kinds/pages.ts';
import type { LoadedReference } from './loadedReference.ts';

/** Name of the plugin, and of the folder where Docusaurus puts its data. */
export const pluginName = 'api-reference';

/** Returns the content of the plugin of the reference; `undefined` if the site has none. */
export function loadedReference(allContent: AllContent): LoadedReference | undefined {
  return allContent[pluginName]?.['default'] as LoadedReference | undefined;
}

/** Returns what pages of the reference show of the rest of the site. */
export function toSiteContext(
  content: Pick<LoadedReference, 'scenarios' | 'changelogPage' | 'basePath'> & Parameters<typeof toPages>[0],
  guides: readonly (LinkingGuide & { readonly kind: string })[],
): SiteContext {
  return {
    basePath: content.basePath,
    catalogues: toCatalogues(toPages(content)),
    // A post is about what was new on its day, and a plain page about the site.
    guides: buildGuideLinks(
      guides.filter(({ kind }) => kind === 'guide'),
      content.scenarios,
      content.basePath,
    ),
    changelogPage: content.changelogPage,
  };
}
