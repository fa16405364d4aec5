import { isObject, member, toArray, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { texts } from '../../texts/index.ts';

/** A tag that says something of an operation, but groups none. */
export interface TagLabel {
  /** The kind of tag, in words: « Public ». */
  readonly kind: string;
  readonly title: string;
}

/** Returns the Tag Objects by name. */
export function toDeclaredTags({ tags }: JsonObject): ReadonlyMap<string, JsonObject> {
  return new Map(
    toArray(tags).flatMap((tag) => {
      const name = toText(member(tag, 'name'));
      return name === undefined || !isObject(tag) ? [] : [[name, tag] as const];
    }),
  );
}

/** Returns the title of a tag. @see https://spec.openapis.org/oas/v3.2.0#tag-object */
export function tagTitle(name: string, tag: JsonObject = {}): string {
  return toText(tag['summary']) ?? toText(tag['x-displayName']) ?? name;
}

/** Whether a tag groups operations. Those of other kinds are labels. */
export function isNavigation(tag: JsonObject = {}): boolean {
  return ['nav', ''].includes(toText(tag['kind']) ?? '');
}

/** Returns what the tags of an operation say of it, without those that group it. */
export function toTagLabels({ tags }: JsonObject, declared: ReadonlyMap<string, JsonObject>): readonly TagLabel[] {
  const { kinds } = texts().groups;
  const words: Readonly<Record<string, string>> = kinds;
  return [...new Set(toArray(tags).map(String))].flatMap((name) => {
    const tag = declared.get(name);
    if (isNavigation(tag)) return [];
    const kind = toText(tag?.['kind']) ?? '';
    return [{ kind: Object.hasOwn(words, kind) ? (words[kind] ?? kind) : kind, title: tagTitle(name, tag) }];
  });
}

/** Returns the names of the tags that a tag is nested under, the outermost first. One that contains itself is not nested. */
export function ancestorsOf(name: string, declared: ReadonlyMap<string, JsonObject>): readonly string[] {
  const ancestors: string[] = [];
  for (let own = parentOf(name, declared); own !== undefined; own = parentOf(own, declared)) {
    if (own === name || ancestors.includes(own)) return [];
    ancestors.unshift(own);
  }
  return ancestors;
}

function parentOf(name: string, declared: ReadonlyMap<string, JsonObject>): string | undefined {
  const parent = toText(declared.get(name)?.['parent']);
  return parent !== undefined && isNavigation(declared.get(parent)) && declared.has(parent) ? parent : undefined;
}

/** Returns tags so that those nested under a tag follow it, otherwise in their order. */
export function toNestedOrder(names: readonly string[], declared: ReadonlyMap<string, JsonObject>): readonly string[] {
  const own = new Map(names.map((name) => [name, ancestorsOf(name, declared).at(-1)]));
  const withChildren = (name: string): readonly string[] => [
    name,
    ...names.filter((other) => own.get(other) === name).flatMap(withChildren),
  ];
  return names.filter((name) => !names.includes(own.get(name) ?? '')).flatMap(withChildren);
}
