import { describe, expect, it } from 'vitest';
import { contains, countOperations, toFamilies, type Family } from './families.ts';
import type { Group } from './groups.ts';

const operation = (slug: string) => ({ slug, title: slug, method: 'GET', path: `/${slug}` });
const group = (title: string, parents: readonly string[] | undefined, ...slugs: readonly string[]): Group => ({
  slug: title,
  title,
  ...(parents !== undefined && { parents }),
  operations: slugs.map(operation),
});

/** A family as a text: `A(1)[B(2)]`. */
const write = (family: Family<Group>): string =>
  `${family.title}(${family.group?.operations.length ?? '-'})${family.children.length === 0 ? '' : `[${family.children.map(write).join(' ')}]`}`;

describe('toFamilies', () => {
  it.each([
    ['groups without parents', [group('A', undefined, 'a'), group('B', undefined)], 'A(1) B(0)'],
    ['a parent with operations of its own', [group('A', [], 'a'), group('B', ['A'], 'b', 'c')], 'A(1)[B(2)]'],
    ['a parent that is no group', [group('B', ['A'], 'b'), group('C', ['A'], 'c')], 'A(-)[B(1) C(1)]'],
    [
      'several levels',
      [group('A', []), group('B', ['A']), group('C', ['A', 'B'], 'c'), group('D', [])],
      'A(0)[B(0)[C(1)]] D(0)',
    ],
    ['two groups with one title', [group('A', [], 'a'), group('A', [], 'b'), group('B', ['A'])], 'A(1)[A(1) B(0)]'],
  ])('builds %s', (_name, groups, want) => expect(toFamilies(groups).map(write).join(' ')).toBe(want));

  it('counts the operations of a family, and finds the one of a page', () => {
    const [family] = toFamilies([group('A', [], 'a'), group('B', ['A'], 'b', 'c')]);
    if (family === undefined) throw new Error('There is no family.');
    expect(countOperations(family)).toBe(3);
    expect([contains(family, 'c'), contains(family, 'x'), contains(family, null)]).toEqual([true, false, false]);
  });
});
