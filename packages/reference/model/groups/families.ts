import type { Group } from './groups.ts';

/** A group as its family is found: by titles. */
type Placed = Pick<Group, 'title' | 'parents'>;

/** A group, the groups nested under it, or both. */
export interface Family<One extends Placed> {
  readonly title: string;
  readonly group?: One;
  readonly children: readonly Family<One>[];
}

/** Returns the groups as a tree. */
export function toFamilies<One extends Placed>(groups: readonly One[], depth = 0): readonly Family<One>[] {
  const parentsHere = new Set(groups.flatMap(({ parents = [] }) => parents[depth] ?? []));
  const isOf = ({ title, parents = [] }: One, family: string) =>
    parents[depth] === family || (parents.length === depth && title === family);
  const seen = new Set<string>();
  return groups.flatMap((group): readonly Family<One>[] => {
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
export function countOperations({ group, children }: Family<Placed & Pick<Group, 'operations'>>): number {
  return children.reduce((sum, child) => sum + countOperations(child), group?.operations.length ?? 0);
}

/** Whether a page belongs to a group or to one nested under it. */
export function contains(
  { group, children }: Family<Placed & Pick<Group, 'operations'>>,
  slug: string | null,
): boolean {
  return (
    group?.operations.some((operation) => operation.slug === slug) === true ||
    children.some((child) => contains(child, slug))
  );
}
