import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { DocusaurusConfig } from '@docusaurus/types';
import type { Changelog } from '../../core/changes/changelog';
import { feedForms, feedPath, toFeed } from '../../core/changes/feed';
import { toListCsv, toListJson } from '../../core/pages/listFiles';
import { listFilePath } from '../../core/pages/paths';
import type { ListPage } from '../../core/pages/types';
import { scenarioExtension, scenarioFiles } from '../../core/scenarios/load';
import { scenarioFilePath } from '../../core/scenarios/paths';

/** A file that visitors can download. */
export interface SiteFile {
  /** From the site’s root, with a slash first. */
  readonly path: string;
  readonly text: string;
}

/** The lists of coded values as files. */
export function buildListFiles(lists: readonly ListPage[]): readonly SiteFile[] {
  return lists.flatMap((list) => [
    { path: listFilePath(list.slug, 'csv'), text: toListCsv(list) },
    { path: listFilePath(list.slug, 'json'), text: toListJson(list) },
  ]);
}

/** The changelog as feeds; none where there are no releases. */
export function buildFeeds(
  changelog: Changelog,
  page: string,
  { title, url, baseUrl }: Pick<DocusaurusConfig, 'title' | 'url' | 'baseUrl'>,
): readonly SiteFile[] {
  if (changelog.feeds.length === 0) return [];
  const site = { title, root: url + baseUrl.slice(0, -1), page };
  return feedForms.map((form) => ({ path: feedPath(page, form), text: toFeed(changelog, form, site) }));
}

/** The Arazzo documents of the scenarios, as they are written. */
export async function readScenarioDocuments(folder: string): Promise<readonly SiteFile[]> {
  const files = await scenarioFiles(folder);
  return Promise.all(
    files.map(async (file) => ({
      path: scenarioFilePath(basename(file, scenarioExtension)),
      text: await readFile(file, 'utf8'),
    })),
  );
}

/** Fills a folder with these files and no others. */
export async function writeFiles(folder: string, files: readonly SiteFile[]): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const folders = new Set([folder, ...files.map(({ path }) => dirname(join(folder, path)))]);
  await Promise.all([...folders].map((each) => mkdir(each, { recursive: true })));
  await Promise.all(files.map(({ path, text }) => writeFile(join(folder, path), text)));
}
