import { escapeToken, member, toText } from '@reliure/openapi';

/**
 * Returns the runtime expression of an output. A Selector Object of Arazzo 1.1 is one if it selects a single field of a
 * body by a JSON pointer or a plain JSONPath; any other one is returned as JSON, which is not an expression.
 *
 * @example toExpression({ context: '$response.body', selector: '$.items[0].id', type: 'jsonpath' }) // '$response.body#/items/0/id'
 * @see https://spec.openapis.org/arazzo/v1.1.0.html#selector-object
 */
export function toExpression(output: unknown): string {
  const text = toText(output);
  if (text !== undefined) return text;
  const [context, selector] = ['context', 'selector'].map((key) => toText(member(output, key)));
  const type = member(output, 'type');
  const kind = toText(type) ?? toText(member(type, 'type'));
  const pointer = kind === 'jsonpointer' ? selector : kind === 'jsonpath' ? toPointer(selector ?? '') : undefined;
  return context === '$response.body' && pointer?.startsWith('/') === true
    ? `${context}#${pointer}`
    : JSON.stringify(output);
}

/** Returns the JSON pointer for a JSONPath of names and positions; `undefined` for any other one. */
function toPointer(path: string): string | undefined {
  if (!/^\$(?:\.[\w-]+|\[\d+\]|\['[^']*'\]|\["[^"]*"\])+$/.test(path)) return undefined;
  const tokens = [...path.matchAll(/\.([\w-]+)|\[(\d+)\]|\[['"]([^'"]*)['"]\]/g)].map(([, name, index, quoted]) =>
    escapeToken(name ?? index ?? quoted ?? ''),
  );
  return tokens.map((token) => `/${token}`).join('');
}
