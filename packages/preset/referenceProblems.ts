import { dirname } from 'node:path/posix';
import type { Problem } from '@reliure/openapi';
import { mainReference } from '@reliure/richtext';
import type { Identity } from './identity.ts';
import { listReferences, type SiteReference } from './references.ts';

/** Ids that the contexts of the search have, or the main reference. */
const reserved = [mainReference, 'docs', 'api', 'blog'];

/** Finds what would keep references from standing beside each other. */
export function referenceProblems(identity: Identity): readonly Problem[] {
  const references = listReferences(identity);
  return references
    .slice(1)
    .flatMap((reference, index) => [
      ...ownProblems(reference),
      ...references.slice(0, index + 1).flatMap((other) => pairProblems(other, reference)),
    ]);
}

function ownProblems({ id }: SiteReference): readonly Problem[] {
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) && !reserved.includes(id)) return [];
  return [
    {
      message: `The id ${JSON.stringify(id)} of a reference cannot be used.`,
      remedy: `Use lower-case letters, digits and hyphens, and none of ${reserved.join(', ')}.`,
    },
  ];
}

/** Finds what two references have in common although each needs its own. */
function pairProblems(one: SiteReference, other: SiteReference): readonly Problem[] {
  const both = `The references ${JSON.stringify(one.id)} and ${JSON.stringify(other.id)}`;
  const folder = dirname(one.contract);
  const isBeside = folder === dirname(other.contract);
  const changelogs = [one.changelogPage, other.changelogPage];
  const feeds = changelogs.map((page) => (page === null ? null : dirname(page)));
  const read = [
    isBeside && !changelogs.includes(null) && 'versions',
    isBeside && one.hasScenarios && other.hasScenarios && 'scenarios',
  ].filter((name) => name !== false);
  return [
    one.id === other.id && {
      message: `Two references have the id ${JSON.stringify(one.id)}.`,
      remedy: 'Give each an id of its own.',
    },
    one.basePath === other.basePath && {
      message: `${both} are both at the path ${JSON.stringify(one.basePath)}.`,
      remedy: 'Give each a `routeBasePath` of its own.',
    },
    feeds[0] !== null &&
      feeds[0] === feeds[1] && {
        message: `${both} have the pages of their changelogs, ${changelogs.join(' and ')}, in one folder, and would write the same feeds there.`,
        remedy: 'Move one of the pages into another folder.',
      },
    ...read.map((name) => ({
      message: `${both} would read the same files, those of ${folder}/${name}/, beside both contracts.`,
      remedy: 'Move one of the contracts into a folder of its own.',
    })),
  ].filter((problem) => problem !== false);
}
