import { join, relative } from 'node:path';
import { announcedEnds, annotateReleaseDate, annotateSince, buildChangelog, compareReleases } from '@reliure/changelog';
import { entriesFile, feedFormats, feedPath, loadChanges } from '@reliure/changelog/node';
import type { Changelog, ChangelogEnd } from '@reliure/changelog';
import { ProblemsError } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { referencePath } from '@reliure/richtext';
import { buildReference, completeReference, toPageNames } from '../kinds/reference.ts';
import type { Reference } from '../kinds/reference.ts';
import type { ReleasedChanges } from '../kinds/releasedChanges.ts';
import { comparisonCatalogue } from '../model/catalogues.ts';
import { withdrawalPath } from '../model/withdrawal/endAnchor.ts';
import { toSubjectText } from '../model/withdrawal/subject.ts';
import { findFormerPages } from '../model/formerPages.ts';
import { operationSections } from '../model/sections.ts';

const feedKinds = {
  rss: { title: 'RSS', mediaType: 'application/rss+xml' },
  atom: { title: 'Atom', mediaType: 'application/atom+xml' },
} as const;

/**
 * Builds the page model and the changelog, and adds the operations’ histories, the comparison of releases and the
 * announced withdrawals to the model. Without releases, or without a page for them, the changelog is empty.
 *
 * @param folder Folder of the releases. It may be missing.
 * @param page Path of the changelog’s page, from the site’s root; `null` if there is none.
 * @param place The reference’s id and its path from the site’s root.
 * @throws ProblemsError if releases or entries cannot be read, with file and line.
 */
export async function loadChangelog(
  folder: string,
  document: JsonObject,
  page: string | null,
  place: { readonly id?: string; readonly basePath?: string } = {},
): Promise<{ readonly reference: Reference; readonly changelog: Changelog }> {
  const loaded = page === null ? null : await loadChanges(folder, document);
  if (page === null || loaded === null) {
    const reference = await completeReference(buildReference({ document, ...place }), null);
    return { reference, changelog: { releases: [], feeds: [] } };
  }
  const { states, history, entries, problems } = loaded;
  if (problems.length > 0) {
    throw new ProblemsError(
      problems.map((problem) => ({ file: relative('.', join(folder, entriesFile())), ...problem })),
    );
  }
  const annotated = annotateReleaseDate(annotateSince(document, history), history);
  const reference = buildReference({ document: annotated, ...place });
  const pages = { ...reference, bodyAnchor: operationSections().body };
  const releases = buildChangelog(history, entries, document, pages);
  const comparison = compareReleases({ states, history, entries, releases }, document, pages);
  const completed = await completeReference(reference, {
    document: annotated,
    releases,
    comparison,
    announced: announcedEnds(entries, history),
    former: findFormerPages(states, toPageNames),
    slugs: toPageNames(document).map(({ slug }) => slug),
    page,
    groups: toOwnGroups(reference),
  });
  return {
    reference: completed,
    changelog: {
      releases,
      ends: toEnds(completed.withdrawals),
      feeds: feedFormats.map((form) => ({ ...feedKinds[form], path: feedPath(page, form) })),
      ...(comparison !== null && { comparisonPage: referencePath(comparisonCatalogue().slug) }),
    },
  };
}

function toEnds(withdrawals: Reference['withdrawals']): readonly ChangelogEnd[] {
  return withdrawals.flatMap(({ subject, anchor, sunsetText }) =>
    sunsetText === undefined
      ? []
      : [
          {
            dayText: sunsetText,
            what: toSubjectText(subject),
            path: withdrawalPath(anchor),
          },
        ],
  );
}

/** Returns the groups with the operations whose pages belong to them, so that each operation is in one group. */
function toOwnGroups({ landing, operations }: Reference): ReleasedChanges['groups'] {
  return landing.groups.map(({ slug, title }) => ({
    slug,
    title,
    operations: operations.filter(({ group }) => group.slug === slug),
  }));
}
