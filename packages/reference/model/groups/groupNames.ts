import { slugify, toArray, toText } from '@reliure/openapi';
import { texts } from '../../texts/index.ts';
import type { OperationSource } from '../operationSource.ts';

/**
 * Returns the names of the groups of each operation: its tags, each once. The first one has its page. Operations without
 * a tag are grouped by the first segment of their paths, with the tag of that name if there is one. Those that share it
 * with no other operation are in the group of the others.
 *
 * @param declared The names of the contract’s tags that group operations.
 * @param isGroup Whether a tag groups operations.
 */
export function toGroupNames(
  sources: readonly OperationSource[],
  declared: readonly string[],
  isGroup: (tag: string) => boolean,
): ReadonlyMap<OperationSource, readonly string[]> {
  const { otherOperations } = texts().groups;
  const tagged = new Map<OperationSource, readonly string[]>(
    sources.map((source) => [source, toTagNames(source).filter(isGroup)]),
  );
  const untagged = sources.filter((source) => tagged.get(source)?.length === 0);
  const segments = toFirstSegments(untagged.map(({ path }) => path));
  const tagOf = new Map([...declared, ...[...tagged.values()].flat()].map((name) => [slugify(name), name]));
  const names = segments.map((segment) => tagOf.get(slugify(segment)) ?? segment);
  const shared = names.filter((name, index) => name !== '' && names.indexOf(name) !== index);
  const groups = new Set([...tagOf.values(), ...shared]);
  // A single group would only give the list of all operations another title.
  const toName = (name = '') => (groups.has(name) && groups.size > 1 ? name : otherOperations);
  return new Map([...tagged, ...untagged.map((source, index) => [source, [toName(names[index])]] as const)]);
}

/** Returns the names of all groups: declared tags in their order, other tags, groups by path, the rest. */
export function toOrder(
  groups: ReadonlyMap<OperationSource, readonly string[]>,
  declared: readonly string[],
): readonly string[] {
  const { otherOperations } = texts().groups;
  const isTagged = (source: OperationSource, own: readonly string[]) =>
    toTagNames(source).some((tag) => own.includes(tag));
  const used = [...groups].toSorted((one, other) => Number(isTagged(...other)) - Number(isTagged(...one)));
  const names = new Set([...declared, ...used.flatMap(([, own]) => own)]);
  const hasRest = !declared.includes(otherOperations) && names.delete(otherOperations);
  return [...names, ...(hasRest ? [otherOperations] : [])];
}

function toTagNames({ operation }: OperationSource): readonly string[] {
  return [...new Set(toArray(operation['tags']).flatMap((tag) => toText(tag) ?? []))];
}

/**
 * Returns the segment of each path that says what it is about: the first that is neither a parameter, a version nor the
 * same for all paths. Empty if there is none.
 *
 * @example toFirstSegments(['/api/v1/crm/contacts/{id}', '/api/v1/crm/deals']) // ['contacts', 'deals']
 */
export function toFirstSegments(paths: readonly string[]): readonly string[] {
  let all = paths.map((path) => path.split('/').filter((segment) => segment !== '' && !isPrefix(segment)));
  while (all.length > 1 && all.every(([first, second]) => first === all[0]?.[0] && second !== undefined)) {
    all = all.map((segments) => segments.slice(1));
  }
  return all.map(([first = '']) => first);
}

/** Whether a segment is a parameter or a version, or says that the address is that of an API. */
function isPrefix(segment: string): boolean {
  return segment.includes('{') || /^(?:api|rest|v\d[\w.-]*|\d{4}-\d\d(?:-\d\d)?)$/i.test(segment);
}
