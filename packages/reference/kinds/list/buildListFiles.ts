import { toListCsv, toListJson } from './listFiles';
import type { SiteFile } from '@apidoc/docusaurus/node';
import { listFilePath } from '@apidoc/richtext';
import type { ListPage } from './model';

/** The lists of coded values as files. */
export function buildListFiles(lists: readonly ListPage[]): readonly SiteFile[] {
  return lists.flatMap((list) => [
    [listFilePath(list.slug, 'csv'), toListCsv(list)],
    [listFilePath(list.slug, 'json'), toListJson(list)],
  ]);
}
