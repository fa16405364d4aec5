import type { AllContent } from '@docusaurus/types';
import { ProblemsError } from '@reliure/openapi';
import { mainReference } from '@reliure/richtext';
import type { LinkingGuide } from '../guides/guideLinks.ts';
import { buildGuideLinks } from '../guides/guideLinks.ts';
import type { SiteContext } from '../kinds/siteContext.ts';
import { toCatalogues, toPages } from '../kinds/pages.ts';
import type { LoadedReference } from './loadedReference.ts';

/** Name of the plugin, and of the folder where Docusaurus puts its data. */
export const pluginName = 'api-reference';

/** Returns the references of a site, the main one first. */
export function loadedReferences(allContent: AllContent): readonly LoadedReference[] {
  const references = Object.values(allContent[pluginName] ?? {}) as readonly LoadedReference[];
  return references.toSorted((one, other) => Number(other.id === mainReference) - Number(one.id === mainReference));
}

/** Returns a reference by its id, or the main one; `undefined` if the site has none. */
export function loadedReference(allContent: AllContent, id?: string): LoadedReference | undefined {
  const references = loadedReferences(allContent);
  return id === undefined ? references[0] : references.find((reference) => reference.id === id);
}

/** Throws if two references would have pages at the same addresses. @throws ProblemsError */
export function assertOwnPaths(allContent: AllContent): void {
  const references = loadedReferences(allContent);
  const problems = references.flatMap(({ id, basePath }, index) => {
    const other = references
      .slice(0, index)
      .find((one) => isWithin(basePath, one.basePath) || isWithin(one.basePath, basePath));
    if (other === undefined) return [];
    return [
      {
        file: `Plugin ${pluginName}`,
        pointer: 'routeBasePath',
        message: `The references "${other.id}" and "${id}" are at "${other.basePath}" and "${basePath}".`,
        remedy: 'Choose paths that do not contain each other.',
      },
    ];
  });
  if (problems.length > 0) throw new ProblemsError(problems);
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** Returns whether the site has the files for machines of `@reliure/exports`. */
export function hasMachineFiles(allContent: AllContent): boolean {
  return allContent['machine-files'] !== undefined;
}

/** Returns what pages of the reference show of the rest of the site. */
export function toSiteContext(
  content: Pick<LoadedReference, 'scenarios' | 'changelogPage' | 'basePath'> & Parameters<typeof toPages>[0],
  guides: readonly (LinkingGuide & { readonly kind: string })[],
  hasFiles = true,
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
    hasMachineFiles: hasFiles,
  };
}
