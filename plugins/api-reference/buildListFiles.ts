import { toListCsv, toListJson } from '../../core/pages/listFiles';
import { listFilePath } from '../../core/pages/paths';
import type { ListPage } from '../../core/pages/types';
import type { SiteFile } from '../writeSiteFiles';

/** The lists of coded values as files. */
export function buildListFiles(lists: readonly ListPage[]): readonly SiteFile[] {
  return lists.flatMap((list) => [
    [listFilePath(list.slug, 'csv'), toListCsv(list)],
    [listFilePath(list.slug, 'json'), toListJson(list)],
  ]);
}
