import { dirname, join } from 'node:path';
import {
  collectContractOperations,
  entryProblems,
  toChangeText,
  toOwnerName,
  unannouncedChanges,
  unreleased,
} from '@reliure/changelog';
import { entriesFile, loadChanges } from '@reliure/changelog/node';
import { createResolve, member, members } from '@reliure/openapi';
import type { JsonObject, FileProblem } from '@reliure/openapi';
import { createLocate } from './locate.ts';
import { sunsetProblems } from './sunsetProblems.ts';

/**
 * Compares a contract with its releases. Finds breaking changes that no changelog entry announces, and entries that
 * match no change.
 *
 * @param root Root file of the contract.
 * @param files All files of the contract.
 */
export async function releaseProblems(
  root: string,
  files: readonly string[],
  document: JsonObject,
): Promise<readonly FileProblem[]> {
  const folder = join(dirname(root), 'versions');
  const loaded = await loadChanges(folder, document);
  if (loaded === null) return [];
  const { history, entries, problems } = loaded;
  const known = knownOwners(document);
  const locate = createLocate(root, files);
  const announcementsFile = join(folder, entriesFile());
  return [
    ...[
      ...problems,
      ...entryProblems(entries, history, (address) => known.has(address)),
      ...sunsetProblems(entries, document),
    ].map((problem) => ({ file: announcementsFile, ...problem })),
    ...unannouncedChanges(history, entries).map(({ version, address, change }) => {
      const text = toChangeText(change, toOwnerName);
      return {
        ...(version === unreleased ? locate(change.location) : { file: join(folder, `${version}.json`) }),
        message: `This breaks clients, and no entry announces it: ${change.kind} at ${address} (${text}).`,
        remedy: `Undo the change, or announce it in ${announcementsFile}, under \`${version}\`: \`- on: ${address}\`, with a \`text\` and a \`remedy\`.`,
      };
    }),
  ];
}

/** Returns the names that an entry about a fixed mistake may refer to. */
function knownOwners(document: JsonObject): ReadonlySet<string> {
  return new Set([
    ...collectContractOperations(document, createResolve(document)).map(({ owner }) => toOwnerName(owner)),
    ...members(member(document['components'], 'schemas')).map(([name]) => name),
  ]);
}
