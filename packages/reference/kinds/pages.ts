import type { CatalogueLink } from '../model/links.ts';
import type { FileProblem } from '@reliure/openapi';
import type { Contract } from '@reliure/openapi/node';
import type { SiteFile } from '@reliure/docusaurus/node';
import type { Kind, Redirects, ReferencePage, SiteConfig } from './kind.ts';
import type { Reference } from './reference.ts';
import { toSitePath } from '@reliure/richtext';
import { kinds } from './registry.ts';

type Site = Omit<SiteConfig, 'basePath'>;

type AnyKind = Pick<Kind<never, Reference>, 'toFiles' | 'toRedirects' | 'toWarnings'>;

/** Returns all pages of the reference, kind by kind. */
export function toPages(reference: Reference): readonly ReferencePage[] {
  return Object.values(kinds).flatMap((kind) => kind.toPages(reference));
}

/** Returns the files to download from pages of all kinds. */
export function toFiles(reference: Reference, site: Site): readonly SiteFile[] {
  const { basePath } = reference;
  const files = Object.values<AnyKind>(kinds).flatMap(
    ({ toFiles: write }) => write?.(reference, { ...site, basePath }) ?? [],
  );
  return files.map(([address, content]) => [toSitePath(address, basePath), content]);
}

/** Returns the warnings of all kinds about what only pages show. */
export function toKindWarnings(
  reference: Reference,
  contract: Pick<Contract, 'warnAt'>,
  site: string,
): readonly FileProblem[] {
  return Object.values<AnyKind>(kinds).flatMap(({ toWarnings }) => toWarnings?.(reference, contract, site) ?? []);
}

/** Returns the documents that lead to pages of all kinds, with warnings. */
export function toRedirects(reference: Reference, site: Site, paths: readonly string[]): Redirects {
  const { basePath } = reference;
  const all = Object.values<AnyKind>(kinds).flatMap(
    ({ toRedirects: write }) => write?.(reference, { ...site, basePath }, paths) ?? [],
  );
  return {
    files: all.flatMap(({ files }) => files),
    warnings: all.flatMap(({ warnings }) => warnings),
  };
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
      searchKind === undefined ? [] : [[searchKind.name, searchKind.label()]],
    ),
  );
}
