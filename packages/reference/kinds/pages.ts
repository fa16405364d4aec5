import type { CatalogueLink } from '../model/links';
import type { ReferencePage } from './kind';
import type { Reference } from './reference';
import { kinds } from './registry';

/** All pages of the reference, kind by kind; the contract has none of some. */
export function toPages(reference: Reference): readonly ReferencePage[] {
  return Object.values(kinds).flatMap((kind) => kind.toPages(reference));
}

/** The pages that list others, for the sidebar and the landing page. */
export function toCatalogues(pages: readonly ReferencePage[]): readonly CatalogueLink[] {
  return pages.flatMap(({ slug, catalogue }) =>
    slug === undefined || catalogue === undefined ? [] : [{ slug, ...catalogue }],
  );
}

/** What the search calls the kinds of its documents, by their names. */
export function toSearchLabels(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.values(kinds).flatMap(({ searchKind }) =>
      searchKind === undefined ? [] : [[searchKind.name, searchKind.label]],
    ),
  );
}
