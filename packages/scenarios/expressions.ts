/** Where a datum of a request comes from. */
export type DataSource =
  | { readonly kind: 'input'; readonly name: string }
  | { readonly kind: 'output'; readonly step: string; readonly name: string };

/** Inside a text an expression stands in braces; a text may also be nothing but one. */
const pattern = /\{(\$(?:inputs|steps)\.[^{}]+)\}|^(\$(?:inputs|steps)\.\S+)$/g;

/**
 * The data that a value of an Arazzo document takes from elsewhere, in their order; a value is read to its depth.
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
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(sourcesIn);
}

/** @example toSource('$steps.lire.outputs.etag') // { kind: 'output', step: 'lire', name: 'etag' } */
export function toSource(expression: string): DataSource | undefined {
  const [, input] = /^\$inputs\.([\w-]+)$/.exec(expression) ?? [];
  if (input !== undefined) return { kind: 'input', name: input };
  const [, step, output] = /^\$steps\.([\w-]+)\.outputs\.([\w-]+)$/.exec(expression) ?? [];
  return step === undefined || output === undefined ? undefined : { kind: 'output', step, name: output };
}

/**
 * The value with each expression written as the name of its datum, in braces.
 *
 * @example withNames({ id: '$inputs.visiteId' }) // { id: '{visiteId}' }
 */
export function withNames(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.replace(pattern, (text, embedded: string | undefined, whole: string | undefined) => {
      const source = toSource(embedded ?? whole ?? '');
      return source === undefined ? text : `{${source.name}}`;
    });
  }
  if (Array.isArray(value)) return value.map(withNames);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withNames(member)]));
}
