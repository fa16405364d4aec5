import type { AllContent } from '@docusaurus/types';
import { feedPath } from '@reliure/changelog/node';
import { machineFilesPlugin, referencePlugin } from '@reliure/docusaurus/node';
import { ProblemsError } from '@reliure/openapi';
import type { PointerProblem } from '@reliure/openapi';
import { mainReference } from '@reliure/richtext';
import type { LinkingGuide } from '../guides/guideLinks.ts';
import { buildGuideLinks } from '../guides/guideLinks.ts';
import type { SiteContext } from '../kinds/siteContext.ts';
import { toCatalogues, toPages } from '../kinds/pages.ts';
import type { LoadedReference } from './loadedReference.ts';

/** Returns the references of a site, the main one first. */
export function loadedReferences(allContent: AllContent): readonly LoadedReference[] {
  const references = Object.values(allContent[referencePlugin] ?? {}) as readonly LoadedReference[];
  return references.toSorted((one, other) => Number(other.id === mainReference) - Number(one.id === mainReference));
}

/** Returns a reference by its id, or the main one; `undefined` if the site has none. */
export function loadedReference(allContent: AllContent, id?: string): LoadedReference | undefined {
  const references = loadedReferences(allContent);
  return id === undefined ? references[0] : references.find((reference) => reference.id === id);
}

/** Throws if two references would have pages or feeds at the same addresses. @throws ProblemsError */
export function assertOwnPaths(allContent: AllContent): void {
  const references = loadedReferences(allContent);
  const problems = references.flatMap((one, index) =>
    references.slice(0, index).flatMap((other) => sharedPaths(other, one)),
  );
  if (problems.length === 0) return;
  throw new ProblemsError(problems.map((problem) => ({ file: `Plugin ${referencePlugin}`, ...problem })));
}

type Place = Pick<LoadedReference, 'id' | 'basePath' | 'changelogPage'>;

function sharedPaths(one: Place, other: Place): readonly PointerProblem[] {
  const both = `The references "${one.id}" and "${other.id}"`;
  const pages = [one, other].flatMap(({ changelogPage }) => changelogPage ?? []);
  const [feed, otherFeed] = pages.map((page) => feedPath(page, 'rss'));
  return [
    (isWithin(one.basePath, other.basePath) || isWithin(other.basePath, one.basePath)) && {
      pointer: 'routeBasePath',
      message: `${both} are at "${one.basePath}" and "${other.basePath}".`,
      remedy: 'Choose paths that do not contain each other.',
    },
    feed !== undefined &&
      feed === otherFeed && {
        pointer: 'changelogPage',
        message: `${both} show their changelogs at ${pages.join(' and ')}, and would both write ${feed}.`,
        remedy: 'Move one of these pages into another folder: the feeds are next to it.',
      },
  ].filter((problem) => problem !== false);
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** Returns whether the site has the files for machines of `@reliure/exports`. */
export function hasMachineFiles(allContent: AllContent): boolean {
  return allContent[machineFilesPlugin] !== undefined;
}

/** Returns what pages of the reference show of the rest of the site. */
export function toSiteContext(
  content: Pick<LoadedReference, 'label' | 'scenarios' | 'changelogPage'> & Parameters<typeof toPages>[0],
  guides: readonly (LinkingGuide & { readonly kind: string })[],
  hasFiles = true,
): SiteContext {
  return {
    basePath: content.basePath,
    ...(content.id !== mainReference && { label: content.label }),
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
