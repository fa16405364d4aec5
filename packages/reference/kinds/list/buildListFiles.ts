import { toListCsv, toListJson } from './listFiles';
import { listFilePath } from '../../../richtext/addresses/paths';
import type { ListPage } from '../../model/cataloguePages';
import type { SiteFile } from '../../../docusaurus/plugin/writeSiteFiles';

/** The lists of coded values as files. */
export function buildListFiles(lists: readonly ListPage[]): readonly SiteFile[] {
  return lists.flatMap((list) => [
    [listFilePath(list.slug, 'csv'), toListCsv(list)],
    [listFilePath(list.slug, 'json'), toListJson(list)],
  ]);
}
