import { defaultBasePath } from '@reliure/richtext';
import type { GuideLink } from '../guides/guideLinks.ts';
import type { CatalogueLink } from '../model/links.ts';

/** A site of which pages show nothing. */
export const emptySite: SiteContext = {
  basePath: defaultBasePath,
  catalogues: [],
  guides: new Map(),
  changelogPage: null,
  hasMachineFiles: true,
};

/** Data from the rest of the site that pages show. */
export interface SiteContext {
  /** Path of the reference from the site’s root. */
  readonly basePath: string;
  /** Name of the reference; missing for the main one. */
  readonly label?: string;
  readonly catalogues: readonly CatalogueLink[];
  /** Guides that mention an operation, by the operation’s slug. */
  readonly guides: ReadonlyMap<string, readonly GuideLink[]>;
  /** Path of the changelog’s page; `null` if there is none. */
  readonly changelogPage: string | null;
  /** Whether the site has files for machines, which pages link to. */
  readonly hasMachineFiles: boolean;
}
