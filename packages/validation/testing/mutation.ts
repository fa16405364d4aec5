import fc from 'fast-check';
import { isObject, members, toArray } from '@reliure/openapi';

/** A value with one part changed, and where that part is. */
export interface Mutated {
  readonly value: unknown;
  readonly path: readonly (string | number)[];
}

const others: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 7, 1e9, [], {}, ''],
  ...['x', 'AUTRE', 'x'.repeat(5000), '2026-02-30', '2026-03-01', '25:00', '12:30:00Z', '2026-03-01T08:00:00Z'],
  ...['a@b', 'a@b.fr', 'pas un uuid', '00000000-0000-4000-8000-000000000000', 'PT5M', '75001', 'FR', 'https://a.fr/b'],
];

/** Ways to change a part of a value. */
const changes: readonly ((part: unknown, other: unknown) => unknown)[] = [
  (_part, other) => other,
  (part) => (isObject(part) ? { ...part, inconnu: 1 } : part),
  (part) => (Array.isArray(part) ? toArray(part).concat(toArray(part)) : part),
  (part) => (Array.isArray(part) ? part.slice(1) : part),
  (part) => (Array.isArray(part) ? Array.from({ length: 300 }, () => part[0] as unknown) : part),
  (part) => (typeof part === 'string' ? `${part} ` : part),
  (part) => (typeof part === 'string' ? part.slice(1) : part),
  (part) => (typeof part === 'number' ? -part : part),
  (part) => (typeof part === 'number' ? part + 0.001 : part),
  (part) => (typeof part === 'boolean' ? !part : part),
  () => undefined,
];

/** Changes one part of a value, in a way and at a place that numbers choose. */
export const mutation = fc.record({
  place: fc.nat(),
  change: fc.constantFrom(...changes),
  other: fc.constantFrom(...others),
});

/** Applies a change of `mutation`. */
export function mutate(
  value: unknown,
  { place, change, other }: typeof mutation extends fc.Arbitrary<infer T> ? T : never,
): Mutated {
  const paths = pathsOf(value, []);
  const path = paths[place % paths.length] ?? [];
  return { value: changeAt(value, path, (part) => change(part, other)), path };
}

function pathsOf(value: unknown, path: Mutated['path']): readonly Mutated['path'][] {
  const children = Array.isArray(value) ? [...value.entries()] : members(value);
  return [path, ...children.flatMap(([key, child]) => pathsOf(child, [...path, key]))];
}

/** Removes a member whose changed value is `undefined`. */
function changeAt(value: unknown, path: Mutated['path'], change: (part: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value))
    return value
      .map((item: unknown, index) => (index === key ? changeAt(item, rest, change) : item))
      .filter((item) => item !== undefined);
  const changed = members(value).map(
    ([name, own]) => [name, name === key ? changeAt(own, rest, change) : own] as const,
  );
  return Object.fromEntries(changed.filter(([, own]) => own !== undefined));
}
