import { isObject, member, toArray, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { texts } from '../../texts/index.ts';
import { ancestorsOf, tagTitle, toNestedOrder } from './tags.ts';

/** A group with its place among others. */
interface PlacedGroup {
  readonly name: string;
  readonly section?: string;
  /** Titles of the tags that it is nested under, the outermost first. */
  readonly parents?: readonly string[];
}

/**
 * Puts groups into the sections of the contract’s `x-tagGroups`, if it has any, or of the tags that others are nested
 * under. A tag is in the first section that lists it; tags that are in none come last, in a section of their own.
 *
 * @param names Names of the groups, in their order outside sections.
 * @returns Names in the order of the sections.
 * @see https://redocly.com/docs-legacy/api-reference-docs/specification-extensions/x-tag-groups
 */
export function toSections(
  document: JsonObject,
  names: readonly string[],
  declared: ReadonlyMap<string, JsonObject>,
): readonly PlacedGroup[] {
  const sections = new Map<string, string>();
  for (const group of toArray(document['x-tagGroups']).filter(isObject)) {
    const title = toText(group['name']);
    for (const tag of toArray(member(group, 'tags')).flatMap((name) => toText(name) ?? [])) {
      if (title !== undefined && names.includes(tag) && !sections.has(tag)) sections.set(tag, title);
    }
  }
  if (sections.size === 0) return toNested(names, declared);
  const others = names.filter((name) => !sections.has(name));
  return [...sections, ...others.map((name) => [name, texts().groups.otherGroups] as const)].map(([name, section]) => ({
    name,
    section,
  }));
}

/** Returns the groups with the titles of the tags that they are nested under. */
function toNested(names: readonly string[], declared: ReadonlyMap<string, JsonObject>): readonly PlacedGroup[] {
  const ancestors = new Map(names.map((name) => [name, ancestorsOf(name, declared)]));
  const families = new Set([...ancestors.values()].flat());
  if (families.size === 0) return names.map((name) => ({ name }));
  const toTitles = (path: readonly string[]) => path.map((name) => tagTitle(name, declared.get(name)));
  const placed = toNestedOrder(names, declared).map((name): PlacedGroup => {
    const parents = toTitles(ancestors.get(name) ?? []);
    const path = families.has(name) ? [...parents, ...toTitles([name])] : parents;
    return { name, parents, section: path.join(' › ') };
  });
  const isAlone = ({ section }: PlacedGroup) => section === '';
  const others = placed.filter(isAlone).map((group) => ({ ...group, section: texts().groups.otherGroups }));
  return [...placed.filter((group) => !isAlone(group)), ...others];
}
