import {
  isObject,
  member,
  members,
  nestedObjects,
  toArray,
  toObject,
  toText,
  type JsonObject,
} from '../document/json.ts';
import { createResolve, referenceOf, type Resolve } from '../document/references.ts';
import { internalTags, isInternal, isInternalPathItem, isMarked, type Internals } from './isInternal.ts';
import { toUnusedComponents } from './unusedComponents.ts';
import { removeInternalData } from './removeInternalData.ts';
import { visitParts, type Child } from '../document/visitParts.ts';

/** A `$ref` or a link to something internal, which is left out with it. */
export interface InternalReference {
  /** The object with the reference. */
  readonly node: unknown;
  /** The reference as it is written. */
  readonly reference: string;
}

/**
 * Removes what is marked `x-internal: true` from a contract, in place: operations, Path Items, tags, schemas, parameters,
 * properties and other objects, with their values in examples and with components that nothing else uses. What refers to
 * them is removed too.
 *
 * @returns The references that were removed.
 */
export function removeInternal(document: JsonObject): readonly InternalReference[] {
  if (!nestedObjects(document).some(isMarked)) return [];
  const internals: Internals = { resolve: createResolve(document), tags: internalTags(toArray(document['tags'])) };
  const toUnused = toUnusedComponents(document);
  removeInternalData(document, internals);
  const removed = collectInternal(document, internals);
  const links = collectLinks(document, removed, internals.resolve);
  removeMappings(document, removed);
  for (const child of [...removed, ...links.map(({ child: link }) => link)].toReversed()) remove(child);
  removeTagNames(document, internals.tags);
  removeEmptyChoices(document);
  for (const child of toUnused()) remove(child);
  const references = removed.flatMap(({ value }) => {
    const reference = isMarked(value) ? null : referenceOf(value);
    return reference === null ? [] : [{ node: value, reference }];
  });
  return [...references, ...links.map(({ child, reference }) => ({ node: child.value, reference }))];
}

function collectInternal(document: JsonObject, internals: Internals): readonly Child[] {
  const found: Child[] = [];
  const { paths, webhooks, components } = document;
  const pathItems = new Set([paths, webhooks, member(components, 'pathItems')]);
  visitParts(document, (child) => {
    const isPathItem = pathItems.has(child.parent);
    const isOut = isPathItem ? isInternalPathItem(child.value, internals) : isInternal(child.value, internals);
    if (isOut) found.push(child);
    return !isOut;
  });
  return found;
}

/** Returns the links to removed operations. @see https://spec.openapis.org/oas/v3.1.0#link-object */
function collectLinks(
  document: JsonObject,
  removed: readonly Child[],
  resolve: Resolve,
): readonly { readonly child: Child; readonly reference: string }[] {
  const gone = new Set(removed.flatMap(({ value }) => nestedObjects(value)));
  const ids = new Set([...gone].flatMap((node) => toText(node['operationId']) ?? []));
  const found: { readonly child: Child; readonly reference: string }[] = [];
  visitParts(document, (child) => {
    if (gone.has(child.value as JsonObject)) return false;
    const link = resolve(child.value).node;
    const [id, pointer] = [toText(link['operationId']), toText(link['operationRef'])];
    const isLink = !('responses' in link) && (id !== undefined || pointer !== undefined);
    const target = pointer === undefined ? undefined : resolve({ $ref: pointer }).layers[0];
    const isOut = isLink && ((id !== undefined && ids.has(id)) || (target !== undefined && gone.has(target)));
    if (isOut) found.push({ child, reference: id ?? pointer ?? '' });
    return !isOut;
  });
  return found;
}

/** Removes the removed schemas from the mappings of discriminators. */
function removeMappings(document: JsonObject, removed: readonly Child[]): void {
  const schemas = member(document['components'], 'schemas');
  const names = removed.filter(({ parent }) => parent === schemas).map(({ key }) => key);
  const targets = new Set(names.flatMap((name) => [name, `#/components/schemas/${name}`]));
  if (targets.size === 0) return;
  for (const node of nestedObjects(document)) {
    const mapping = member(node['discriminator'], 'mapping');
    for (const [key, target] of members(mapping)) {
      if (isObject(mapping) && targets.has(String(target))) Reflect.deleteProperty(mapping, key);
    }
    const discriminator = toObject(node['discriminator']);
    if (targets.has(String(discriminator['defaultMapping']))) Reflect.deleteProperty(discriminator, 'defaultMapping');
  }
}

/** Removes a member, or an item of a list, which may only be removed after those behind it. */
function remove({ parent, key }: Child): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent, key);
}

/** Removes lists of schemas that have become empty, which JSON Schema does not allow. */
function removeEmptyChoices(document: JsonObject): void {
  visitParts(document, ({ parent, key, value }) => {
    if (/^(?:all|any|one)Of$/.test(key) && toArray(value).length === 0 && Array.isArray(value))
      remove({ parent, key, value });
    return true;
  });
}

/** Removes the names of internal tags from operations, from tags nested under them, and from `x-tagGroups`. */
function removeTagNames(document: JsonObject, tags: ReadonlySet<string>): void {
  if (tags.size === 0) return;
  for (const tag of toArray(document['tags'])) {
    if (isObject(tag) && tags.has(String(tag['parent']))) Reflect.deleteProperty(tag, 'parent');
  }
  for (const node of [
    ...nestedObjects(document['paths']),
    ...nestedObjects(document['webhooks']),
    ...nestedObjects(document['x-tagGroups']),
  ]) {
    if (!Array.isArray(node['tags'])) continue;
    Reflect.set(
      node,
      'tags',
      toArray(node['tags']).filter((tag) => !tags.has(String(tag))),
    );
  }
}
