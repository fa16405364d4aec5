import type { GroupLinks } from './layout.ts';

/** An entry of the sidebar: a group, the groups nested under it, or both. */
export interface Family {
  readonly title: string;
  readonly group?: GroupLinks;
  readonly children: readonly Family[];
}

/** Returns the groups as a tree. */
export function toFamilies(groups: readonly GroupLinks[], depth = 0): readonly Family[] {
  const parentsHere = new Set(groups.flatMap(({ parents = [] }) => parents[depth] ?? []));
  const isOf = ({ title, parents = [] }: GroupLinks, family: string) =>
    parents[depth] === family || (parents.length === depth && title === family);
  const seen = new Set<string>();
  return groups.flatMap((group): readonly Family[] => {
    const family = group.parents?.[depth] ?? group.title;
    if (!parentsHere.has(family)) return [{ title: group.title, group, children: [] }];
    if (seen.has(family)) return [];
    seen.add(family);
    const inside = groups.filter((one) => isOf(one, family));
    const own = inside.find(({ parents = [] }) => parents.length === depth);
    const nested = inside.filter((one) => one !== own);
    return [{ title: family, ...(own !== undefined && { group: own }), children: toFamilies(nested, depth + 1) }];
  });
}

/** Returns the number of operations of a group and of all groups nested under it. */
export function countOperations({ group, children }: Family): number {
  return children.reduce((sum, child) => sum + countOperations(child), group?.operations.length ?? 0);
}

/** Whether a page belongs to a group or to one nested under it. */
export function contains({ group, children }: Family, slug: string | null): boolean {
  return (
    group?.operations.some((operation) => operation.slug === slug) === true ||
    children.some((child) => contains(child, slug))
  );
}
