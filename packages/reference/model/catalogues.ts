import { texts } from '../texts/index.ts';
import type { CatalogueLink } from './links.ts';

/** Returns the slug and the title of the calendar of withdrawals. */
export function withdrawalCatalogue(): CatalogueLink {
  return { slug: texts().slugs.withdrawals, title: texts().catalogues.withdrawals };
}

/** Returns the slug and the title of the page that compares releases. */
export function comparisonCatalogue(): CatalogueLink {
  return { slug: texts().slugs.comparison, title: texts().catalogues.comparison };
}

/** Returns the slug and the title of the page of known issues. */
export function knownIssueCatalogue(): CatalogueLink {
  return { slug: texts().slugs.knownIssues, title: texts().catalogues.knownIssues };
}

/** Returns the slug and the title of the index of life cycles. */
export function lifecycleCatalogue(): CatalogueLink {
  return { slug: texts().slugs.lifecycles, title: texts().lifecycle.catalogue };
}
