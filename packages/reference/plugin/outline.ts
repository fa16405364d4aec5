import type { LoadedReference } from './loadedReference.ts';
import { downloadsAnchor, groupPath } from '@reliure/richtext';
import { toCatalogues, toPages } from '../kinds/pages.ts';
import type { CatalogueLink } from '../model/links.ts';

/** A summary of the reference, for pages outside the reference that link to it. */
export interface Outline {
  readonly groups: readonly { readonly slug: string; readonly title: string; readonly count: number }[];
  /** Index pages that are not empty. */
  readonly catalogues: readonly CatalogueLink[];
  /** Path of the list of files to download. */
  readonly downloads: string;
  readonly scenarios: readonly { readonly name: string; readonly title: string; readonly count: number }[];
}

/** Builds the summary, with the numbers of operations per group and of steps per scenario. */
export function toOutline(content: Omit<LoadedReference, 'document' | 'key' | 'published'>): Outline {
  return {
    groups: content.landing.groups.map(({ slug, title, operations }) => ({ slug, title, count: operations.length })),
    catalogues: toCatalogues(toPages(content)),
    downloads: groupPath(downloadsAnchor()),
    scenarios: content.scenarios.map(({ name, title, steps }) => ({ name, title, count: steps.length })),
  };
}
