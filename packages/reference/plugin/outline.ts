import type { LoadedReference } from './loadedReference.ts';
import { downloadsAnchor, groupPath, introductionSlug, referencePath, toSitePath } from '@reliure/richtext';
import { toCatalogues, toPages } from '../kinds/pages.ts';
import { countOperations, toFamilies } from '../model/groups/families.ts';

/** A summary of the reference, for pages outside the reference that link to it. All paths are from the site’s root. */
export interface Outline {
  /** Groups of operations, without those nested under another one. */
  readonly groups: readonly { readonly path: string; readonly title: string; readonly count: number }[];
  /** Path of the introduction. */
  readonly introduction: string;
  /** Index pages that are not empty. */
  readonly catalogues: readonly { readonly path: string; readonly title: string; readonly count?: number }[];
  /** Path of the list of files to download. */
  readonly downloads: string;
  readonly scenarios: readonly { readonly name: string; readonly title: string; readonly count: number }[];
}

/** Builds the summary, with the numbers of operations per group and of steps per scenario. */
export function toOutline(content: Omit<LoadedReference, 'document' | 'key' | 'published'>): Outline {
  const toPath = (address: string) => toSitePath(address, content.basePath);
  return {
    groups: toFamilies(content.landing.groups).flatMap((family) => {
      const { title, group } = family;
      return group === undefined
        ? []
        : [{ path: toPath(groupPath(group.slug)), title, count: countOperations(family) }];
    }),
    introduction: toPath(referencePath(introductionSlug)),
    catalogues: toCatalogues(toPages(content)).map(({ slug, ...link }) => ({
      path: toPath(referencePath(slug)),
      ...link,
    })),
    downloads: toPath(groupPath(downloadsAnchor())),
    scenarios: content.scenarios.map(({ name, title, steps }) => ({ name, title, count: steps.length })),
  };
}
