import { join, relative } from 'node:path';
import { buildChangelog, markSince, withHistory } from '@apidoc/changelog';
import { entriesFile, feedFormats, feedPath, loadChanges } from '@apidoc/changelog/node';
import type { Changelog } from '@apidoc/changelog';
import { ProblemsError } from '@apidoc/openapi';
import type { JsonObject } from '@apidoc/openapi';
import { buildReference } from '../kinds/reference';
import type { Reference } from '../kinds/reference';
import { operationSections } from '../kinds/operation/sections';

const feedKinds = {
  rss: { title: 'RSS', mediaType: 'application/rss+xml' },
  atom: { title: 'Atom', mediaType: 'application/atom+xml' },
} as const;

/**
 * Builds the page model and the changelog, and adds the operations’ histories to the model. Without releases, or without
 * a page for them, the changelog is empty.
 *
 * @param folder Folder of the releases. It may be missing.
 * @param page Path of the changelog’s page, from the site’s root; `null` if there is none.
 * @throws ProblemsError if releases or entries cannot be read, with file and line.
 */
export async function loadChangelog(
  folder: string,
  document: JsonObject,
  page: string | null,
): Promise<{ readonly reference: Reference; readonly changelog: Changelog }> {
  const loaded = page === null ? null : await loadChanges(folder, document);
  if (page === null || loaded === null)
    return { reference: buildReference({ document }), changelog: { releases: [], feeds: [] } };
  const { history, entries, faults } = loaded;
  if (faults.length > 0) {
    throw new ProblemsError(faults.map((flaw) => ({ file: relative('.', join(folder, entriesFile)), ...flaw })));
  }
  const marked = markSince(document, history);
  const reference = buildReference({ document: marked });
  const releases = buildChangelog(history, entries, document, { ...reference, bodyAnchor: operationSections.body });
  return {
    reference: { ...reference, operations: withHistory(reference.operations, releases, marked) },
    changelog: { releases, feeds: feedFormats.map((form) => ({ ...feedKinds[form], path: feedPath(page, form) })) },
  };
}
