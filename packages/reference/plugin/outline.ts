import type { LoadedReference } from './loadedReference';
import { toCatalogues, toPages } from '../kinds/pages';
import type { CatalogueLink } from '../model/links';

/** What the reference holds, in brief: what a page outside of it needs to lead into it. */
export interface Outline {
  readonly groups: readonly { readonly slug: string; readonly title: string; readonly count: number }[];
  /** Those that the contract fills. */
  readonly catalogues: readonly CatalogueLink[];
  readonly scenarios: readonly { readonly name: string; readonly title: string; readonly count: number }[];
}

/** Counts the operations of the groups and the steps of the scenarios. */
export function toOutline(content: Omit<LoadedReference, 'document' | 'key'>): Outline {
  return {
    groups: content.landing.groups.map(({ slug, title, operations }) => ({ slug, title, count: operations.length })),
    catalogues: toCatalogues(toPages(content)),
    scenarios: content.scenarios.map(({ name, title, steps }) => ({ name, title, count: steps.length })),
  };
}
