import { isObject, members } from './json.ts';

/** A member of an object or an item of a list. */
export interface Child {
  readonly parent: object;
  readonly key: string;
  readonly value: unknown;
}

/** Members whose own members are named by the author, so that none of them is a keyword. */
export const maps: ReadonlySet<string> = new Set([
  ...['paths', 'webhooks', 'responses', 'headers', 'examples', 'links', 'callbacks', 'content', 'encoding'],
  ...['schemas', 'parameters', 'requestBodies', 'pathItems', 'variables', 'mediaTypes', 'additionalOperations'],
  ...['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'],
]);

/** Members that contain data of the API, in which a member such as `x-internal` has no meaning. */
const data = new Set([
  'example',
  'default',
  'const',
  'enum',
  'value',
  'dataValue',
  'mapping',
  'securitySchemes',
  'required',
]);

/**
 * Visits the objects of a contract that OpenAPI or JSON Schema defines, but no data and no extensions. Iterates, because
 * deep contracts would overflow the call stack.
 *
 * @param visit Returns whether to visit the members of the value, too.
 */
export function visitParts(document: object, visit: (child: Child) => boolean): void {
  const seen = new Set<object>();
  const waiting: { readonly node: object; readonly isMap: boolean }[] = [{ node: document, isMap: false }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, isMap } = next;
    // YAML aliases repeat an object.
    if (seen.has(node)) continue;
    seen.add(node);
    const children: readonly (readonly [string, unknown])[] = Array.isArray(node)
      ? Object.entries<unknown>(node)
      : members(node);
    for (const [key, value] of children) {
      if (typeof value !== 'object' || value === null || (!isMap && isData(key, value))) continue;
      if (visit({ parent: node, key, value }))
        waiting.push({ node: value, isMap: !isMap && maps.has(key) && isObject(value) });
    }
  }
}

/** Whether a member contains data of the API, or something that OpenAPI does not define. */
export function isData(key: string, value: unknown): boolean {
  return data.has(key) || key.startsWith('x-') || (key === 'examples' && Array.isArray(value));
}
