import type { CatalogueLink } from '../model/links';
import type { ReferencePage } from './kind';
import type { Reference } from './reference';
import { kinds } from './registry';

/** Returns all pages of the reference, kind by kind. */
export function toPages(reference: Reference): readonly ReferencePage[] {
  return Object.values(kinds).flatMap((kind) => kind.toPages(reference));
}

/** Returns links to the index pages, for the sidebar and the landing page. */
export function toCatalogues(pages: readonly ReferencePage[]): readonly CatalogueLink[] {
  return pages.flatMap(({ slug, catalogue }) =>
    slug === undefined || catalogue === undefined ? [] : [{ slug, ...catalogue }],
  );
}

/** Returns the labels that the search shows, by the kind of search document. */
export function toSearchLabels(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.values(kinds).flatMap(({ searchKind }) =>
      searchKind === undefined ? [] : [[searchKind.name, searchKind.label]],
    ),
  );
}
