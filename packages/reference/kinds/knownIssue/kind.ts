import { overviewSection } from '../../markdown/markdownVersionSource.ts';
import { toReferencePage } from '../describedPage.ts';
import type { Kind } from '../kind.ts';
import { describeKnownIssues } from './describe.ts';
import { knownIssueCatalogue } from '../../model/catalogues.ts';
import { texts } from '../../texts/index.ts';
import { buildKnownIssues, groupKnownIssues, type KnownIssue } from './model.ts';

type Issues = readonly KnownIssue[] | null;

/** The faults of the API that its provider has confirmed, open ones first. */
export const knownIssues: Kind<Issues, { readonly knownIssues: Issues }> = {
  folder: () => knownIssueCatalogue().slug,
  toSlugs: ({ document }) => (Array.isArray(document['x-known-issues']) ? [knownIssueCatalogue().slug] : []),
  build: buildKnownIssues,
  toPages: ({ knownIssues: issues }) => {
    if (issues === null) return [];
    return [
      toReferencePage({
        ...knownIssueCatalogue(),
        description: texts().knownIssue.description,
        count: groupKnownIssues(issues).open.length,
        section: overviewSection(),
        describe: () => describeKnownIssues(issues),
      }),
    ];
  },
};
