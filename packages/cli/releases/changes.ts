import { dirname, join } from 'node:path';
import {
  collectContractOperations,
  entryProblems,
  noticeProblems,
  toChangeText,
  toOwnerName,
  unannouncedChanges,
  unreleased,
} from '@reliure/changelog';
import { entriesFile, loadChanges } from '@reliure/changelog/node';
import { createResolve, member, members } from '@reliure/openapi';
import type { JsonObject, FileProblem } from '@reliure/openapi';
import { createLocate } from './locate.ts';
import { sunsetProblems, unannouncedSunsets } from './sunsetProblems.ts';

/**
 * Compares a contract with its releases. Finds breaking changes that no changelog entry announces, entries that match no
 * change, and ends with less notice than the entries promise.
 *
 * @param root Root file of the contract.
 * @param files All files of the contract.
 * @param day Day on which unreleased changes are about to be released.
 */
export async function releaseProblems(
  root: string,
  files: readonly string[],
  document: JsonObject,
  day?: string,
): Promise<readonly FileProblem[]> {
  const folder = join(dirname(root), 'versions');
  const loaded = await loadChanges(folder, document);
  if (loaded === null) return [];
  const { entries, notice, problems } = loaded;
  const history = loaded.history.map((release) =>
    release.version === unreleased && day !== undefined ? { ...release, date: day } : release,
  );
  const known = knownOwners(document);
  const locate = createLocate(root, files);
  const announcementsFile = join(folder, entriesFile());
  return [
    ...[
      ...problems,
      ...entryProblems(entries, history, (address) => known.has(address)),
      ...sunsetProblems(entries, history, document),
      ...(notice === undefined ? [] : noticeProblems(entries, history, notice)),
    ].map((problem) => ({ file: announcementsFile, ...problem })),
    ...unannouncedChanges(history, entries).map(({ version, address, change }) => {
      const text = toChangeText(change, toOwnerName);
      return {
        ...(version === unreleased ? locate(change.location) : { file: join(folder, `${version}.json`) }),
        message: `This breaks clients, and no entry announces it: ${change.kind} at ${address} (${text}).`,
        remedy: `Undo the change, or announce it in ${announcementsFile}, under \`${version}\`: \`- on: ${address}\`, with a \`text\` and a \`remedy\`.`,
      };
    }),
    ...(notice === undefined ? [] : unannouncedSunsets(entries, document)).map((owner) => ({
      ...locate({ owner, field: [] }),
      message: `The header Sunset of ${toOwnerName(owner)} announces an end that no entry does.`,
      remedy: `Announce it in ${announcementsFile}: \`- on: ${toOwnerName(owner)}\`, with a \`text\`, a \`remedy\` and an \`until\`.`,
    })),
  ];
}

/** Returns the names that an entry about a fixed mistake may refer to. */
function knownOwners(document: JsonObject): ReadonlySet<string> {
  return new Set([
    ...collectContractOperations(document, createResolve(document)).map(({ owner }) => toOwnerName(owner)),
    ...members(member(document['components'], 'schemas')).map(([name]) => name),
  ]);
}
