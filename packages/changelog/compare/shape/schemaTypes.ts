import { toArray } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';

/** The keywords that concern only the values of a type. */
const keywordsByType: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'contentEncoding', 'contentMediaType', 'contentSchema'],
  number: ['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'multipleOf'],
  array: [
    'items',
    'prefixItems',
    'unevaluatedItems',
    'minItems',
    'maxItems',
    'uniqueItems',
    'contains',
    'minContains',
    'maxContains',
  ],
  object: [
    'properties',
    'required',
    'patternProperties',
    'additionalProperties',
    'unevaluatedProperties',
    'propertyNames',
    'minProperties',
    'maxProperties',
    'dependentRequired',
    'dependentSchemas',
  ],
};

const typeOfKeyword: ReadonlyMap<string, string> = new Map(
  Object.entries(keywordsByType).flatMap(([type, keywords]) => keywords.map((keyword) => [keyword, type] as const)),
);

/** Returns the type whose values a keyword concerns; `undefined` for one that concerns all. */
export function typeOf(keyword: string): string | undefined {
  return typeOfKeyword.get(keyword);
}

/** Whether a keyword concerns values of these types. Without types, it does. */
export function isApplicable(keyword: string, types: readonly string[]): boolean {
  const type = typeOf(keyword);
  return types.length === 0 || type === undefined || types.map(toBroadType).includes(type);
}

/** Returns the type that contains another: a whole number is a number. */
export function toBroadType(type: string): string {
  return type === 'integer' ? 'number' : type;
}

/** Returns the types that a schema names, each once. A number may be whole, so `integer` beside `number` adds nothing. */
export function typesOf({ type }: JsonObject): readonly string[] {
  const types = (Array.isArray(type) ? toArray(type) : [type]).filter((name) => typeof name === 'string');
  return [...new Set(types)].filter((name) => name !== 'integer' || !types.includes('number'));
}

/** Returns a schema with these types: a text for one, a list for several. */
export function withTypes(node: JsonObject, types: readonly string[]): JsonObject {
  const [first, ...others] = [...new Set(types)];
  return first === undefined ? node : { ...node, type: others.length === 0 ? first : [first, ...others] };
}
