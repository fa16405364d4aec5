import { toReferencePage } from '../describedPage.ts';
import { errorsSlug, errorSlug } from '@reliure/richtext';
import { buildErrorAddresses } from './errorAddresses.ts';
import { describeErrorPage, describeErrorIndex } from './describe.ts';
import { overviewSection, skippableSection } from '../../markdown/markdownVersionSource.ts';
import type { Kind, ReferencePage } from '../kind.ts';
import type { CatalogueLink } from '../../model/links.ts';
import { texts } from '../../texts/index.ts';
import { buildErrorCatalogue } from './model.ts';
import type { CatalogueError, ErrorGroup } from './model.ts';
import { toProblemTypes, toSharedTypeWarnings } from './problemTypes.ts';

/** The errors of the operations, and their index page. */
export const errors: Kind<readonly ErrorGroup[], { readonly errors: readonly ErrorGroup[] }> = {
  folder: errorsSlug,
  searchKind: { name: 'error', label: () => texts().errors.label },
  toSlugs: ({ errors: operationErrors }) => {
    const codes = operationErrors.flat().map(({ code }) => code);
    return codes.length === 0 ? [] : [errorsSlug(), ...new Set(codes.map(errorSlug))];
  },
  build: buildErrorCatalogue,
  toWarnings: ({ errors: groups }, contract, site) => toSharedTypeWarnings(toProblemTypes(groups, site), contract),
  toRedirects: ({ errors: groups }, site, paths) => buildErrorAddresses(groups, site, paths),
  toPages: ({ errors: groups }) =>
    groups.length === 0
      ? []
      : [toIndex(groups), ...groups.flatMap((group) => group.errors.map((error) => toPage(error, group)))],
};

function errorCatalogue(): CatalogueLink {
  return { slug: errorsSlug(), title: texts().errors.title };
}

function toIndex(groups: readonly ErrorGroup[]): ReferencePage {
  return toReferencePage({
    ...errorCatalogue(),
    description: texts().errors.description,
    count: groups.reduce((sum, group) => sum + group.errors.length, 0),
    section: overviewSection(),
    search: { kind: 'error' },
    describe: (site) => describeErrorIndex(groups, site),
  });
}

/** Converts an error’s page. Its Markdown version is skippable, because the operations’ pages explain their errors. */
function toPage(error: CatalogueError, group: ErrorGroup): ReferencePage {
  const name = `${group.status} ${error.code}`;
  return toReferencePage({
    slug: errorSlug(error.code),
    title: name,
    heading: error.title,
    parent: errorCatalogue(),
    description: name,
    section: skippableSection,
    search: { kind: 'error' },
    describe: () => describeErrorPage(error, group),
  });
}
