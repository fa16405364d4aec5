import { createAnchors } from '@reliure/richtext';
import { toGroups, type Group } from '../../model/groups/groups.ts';
import { toServers } from '../../model/access/servers.ts';
import type { TagLabel } from '../../model/groups/tags.ts';
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
  /** The labels of operations, from their tags, each with the number of operations that have it. */
  readonly labels: readonly CountedLabel[];
  readonly downloads: readonly Download[];
}

/** A label of operations. */
export interface CountedLabel extends TagLabel {
  readonly count: number;
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
    labels: countLabels(operations),
    downloads: toDownloads(document, toServers(document, createAnchors({ links })), info, downloadFolder, hasTypes),
  };
}

function countLabels(operations: BuildContext['operations']): readonly CountedLabel[] {
  const all = operations.flatMap(({ labels = [] }) => labels);
  const counts = new Map<string, CountedLabel>();
  for (const label of all) {
    const key = `${label.kind} ${label.title}`;
    counts.set(key, { ...label, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}
