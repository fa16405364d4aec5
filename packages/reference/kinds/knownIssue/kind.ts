import { overviewSection } from '../../markdown/markdownVersionSource';
import type { Kind } from '../kind';
import { knownIssueCatalogue } from './knownIssueWording';
import { toKnownIssuesMarkdown } from './markdown';
import { buildKnownIssues, groupKnownIssues, type KnownIssue } from './model';
import { toKnownIssuePassages } from './search';

type Issues = readonly KnownIssue[] | null;

const { slug, title } = knownIssueCatalogue;

/** The faults of the API that its provider has confirmed, open ones first. */
export const knownIssues: Kind<Issues, { readonly knownIssues: Issues }> = {
  folder: slug,
  toSlugs: ({ document }) => (Array.isArray(document['x-known-issues']) ? [slug] : []),
  build: buildKnownIssues,
  toPages: ({ knownIssues: issues }) => {
    if (issues === null) return [];
    return [
      {
        slug,
        view: 'kinds/knownIssue/KnownIssuesPage',
        toProps: () => groupKnownIssues(issues),
        catalogue: { title, count: groupKnownIssues(issues).open.length },
        markdownVersion: {
          title,
          description: 'Les défauts confirmés de l’API, et ce qu’il faut faire en attendant leur correction.',
          section: overviewSection,
          render: (links) => toKnownIssuesMarkdown(issues, links),
        },
        toSearchPage: () => ({ title, breadcrumbs: ['API'], passages: toKnownIssuePassages(issues) }),
      },
    ];
  },
};
