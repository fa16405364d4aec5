import { overviewSection } from '../../markdown/markdownVersionSource';
import { toReferencePage } from '../describedPage';
import type { Kind } from '../kind';
import { describeKnownIssues } from './describe';
import { knownIssueCatalogue } from '../../model/catalogues';
import { buildKnownIssues, groupKnownIssues, type KnownIssue } from './model';

type Issues = readonly KnownIssue[] | null;

const { slug } = knownIssueCatalogue;

/** The faults of the API that its provider has confirmed, open ones first. */
export const knownIssues: Kind<Issues, { readonly knownIssues: Issues }> = {
  folder: slug,
  toSlugs: ({ document }) => (Array.isArray(document['x-known-issues']) ? [slug] : []),
  build: buildKnownIssues,
  toPages: ({ knownIssues: issues }) => {
    if (issues === null) return [];
    return [
      toReferencePage({
        ...knownIssueCatalogue,
        description: 'Les défauts confirmés de l’API, et ce qu’il faut faire en attendant leur correction.',
        count: groupKnownIssues(issues).open.length,
        section: overviewSection,
        describe: () => describeKnownIssues(issues),
      }),
    ];
  },
};
