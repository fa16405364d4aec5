import { createAnchors } from '@reliure/richtext';
import { toGroups, type Group } from '../../model/groups/groups.ts';
import { toServers } from '../../model/access/servers.ts';
import type { CatalogueLink } from '../../model/links.ts';
import { toInfo } from '../../model/contract/info.ts';
import type { BuildContext } from '../kind.ts';
import { toDownloads, type Download } from './downloads.ts';

/** The data of the landing page: all operations by group, and the downloads. */
export interface LandingPage {
  readonly title: string;
  readonly summary?: string;
  readonly groups: readonly Group[];
  /** Number of operations. */
  readonly count: number;
  readonly downloads: readonly Download[];
}

/** Props of the landing page: its data, and links to the index pages. */
export interface LandingProps {
  readonly page: LandingPage;
  readonly catalogues: readonly CatalogueLink[];
}

/** Builds the landing page, with the operations grouped by tag. */
export function toLanding({
  document,
  groups,
  operations,
  links,
  downloadFolder,
  hasTypes,
}: BuildContext): LandingPage {
  const info = toInfo(document);
  const { title, summary } = info;
  return {
    title,
    ...(summary !== undefined && { summary }),
    groups: toGroups(groups, links),
    count: operations.length,
    downloads: toDownloads(toServers(document, createAnchors({ links })), info, downloadFolder, hasTypes),
  };
}
