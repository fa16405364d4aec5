import { isObject, member, toArray, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { texts } from '../../texts/index.ts';

/**
 * Puts groups into the sections of the contract’s `x-tagGroups`, if it has any. A tag is in the first section that lists
 * it; tags that none lists come last, in a section of their own.
 *
 * @param names Names of the groups, in their order outside sections.
 * @returns Names in the order of the sections, each with the section’s title.
 * @see https://redocly.com/docs-legacy/api-reference-docs/specification-extensions/x-tag-groups
 */
export function toSections(
  document: JsonObject,
  names: readonly string[],
): readonly { readonly name: string; readonly section?: string }[] {
  const sections = new Map<string, string>();
  for (const group of toArray(document['x-tagGroups']).filter(isObject)) {
    const title = toText(group['name']);
    for (const tag of toArray(member(group, 'tags')).flatMap((name) => toText(name) ?? [])) {
      if (title !== undefined && names.includes(tag) && !sections.has(tag)) sections.set(tag, title);
    }
  }
  if (sections.size === 0) return names.map((name) => ({ name }));
  const others = names.filter((name) => !sections.has(name));
  return [...sections, ...others.map((name) => [name, texts().groups.otherGroups] as const)].map(([name, section]) => ({
    name,
    section,
  }));
}
