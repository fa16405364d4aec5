import { createAnchors } from '@apidoc/richtext';
import { toGroups, type Group } from '../../model/groups';
import { toServers } from '../../model/access/servers';
import type { CatalogueLink } from '../../model/links';
import { toInfo } from '../introduction/model';
import type { BuildContext } from '../kind';
import { toDownloads, type Download } from './downloads';

/** The way into the reference: all operations by group, and the contract’s files. */
export interface LandingPage {
  readonly title: string;
  readonly summary?: string;
  readonly groups: readonly Group[];
  readonly downloads: readonly Download[];
}

/** What the page shows: itself, and the pages that list what operations share. */
export interface LandingProps {
  readonly page: LandingPage;
  readonly catalogues: readonly CatalogueLink[];
}

/** Groups the operations by their tags. */
export function toLanding({ document, groups, links }: BuildContext): LandingPage {
  const { title, summary } = toInfo(document);
  return {
    title,
    ...(summary !== undefined && { summary }),
    groups: toGroups(groups, links),
    downloads: toDownloads(toServers(document, createAnchors({ links }))),
  };
}
