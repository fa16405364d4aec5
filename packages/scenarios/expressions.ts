import { isObject, members, toOrderedObject } from '@reliure/openapi';

/** The origin of a value in a request. */
export type DataSource =
  | { readonly kind: 'input'; readonly name: string }
  | { readonly kind: 'output'; readonly step: string; readonly name: string };

/** Matches expressions in braces inside a text, and a text that is a single expression. */
const pattern = /\{(\$(?:inputs|steps)\.[^{}]+)\}|^(\$(?:inputs|steps)\.\S+)$/g;

/**
 * Returns the origins of the values that a part of an Arazzo document refers to, in their order. Nested values are
 * included.
 *
 * @see https://spec.openapis.org/arazzo/v1.0.1.html#runtime-expressions
 */
export function sourcesIn(value: unknown): readonly DataSource[] {
  if (typeof value === 'string') {
    return [...value.matchAll(pattern)].flatMap(([, embedded, whole]) => {
      const source = toSource(embedded ?? whole ?? '');
      return source === undefined ? [] : [source];
    });
  }
  if (Array.isArray(value)) return value.flatMap(sourcesIn);
  return members(value).flatMap(([, member]) => sourcesIn(member));
}

/** @example toSource('$steps.lire.outputs.etag') // { kind: 'output', step: 'lire', name: 'etag' } */
export function toSource(expression: string): DataSource | undefined {
  const [, input] = /^\$inputs\.([\w-]+)$/.exec(expression) ?? [];
  if (input !== undefined) return { kind: 'input', name: input };
  const [, step, output] = /^\$steps\.([\w-]+)\.outputs\.([\w-]+)$/.exec(expression) ?? [];
  return step === undefined || output === undefined ? undefined : { kind: 'output', step, name: output };
}

/**
 * Replaces each expression in a value with its name in braces.
 *
 * @example withPlaceholders({ id: '$inputs.visiteId' }, ({ name }) => name) // { id: '{visiteId}' }
 */
export function withPlaceholders(value: unknown, toName: (source: DataSource) => string): unknown {
  if (typeof value === 'string') {
    return value.replace(pattern, (text, embedded: string | undefined, whole: string | undefined) => {
      const source = toSource(embedded ?? whole ?? '');
      return source === undefined ? text : `{${toName(source)}}`;
    });
  }
  if (Array.isArray(value)) return value.map((item) => withPlaceholders(item, toName));
  if (!isObject(value)) return value;
  return toOrderedObject(members(value).map(([key, member]) => [key, withPlaceholders(member, toName)]));
}
