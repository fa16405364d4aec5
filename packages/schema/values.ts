import { toArray, toCanonicalJson, toText } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { toRichText } from '@reliure/richtext';
import type { Anchors } from '@reliure/richtext';
import { isValueList, type Choice } from './choices.ts';
import { toJson } from './json.ts';
import type { MergedSchema } from './merging/mergeSchema.ts';
import { toSince } from './wording/since.ts';
import type { CodedValue } from './schemaNode.ts';

/** A value that a schema lists, with the schema of this value alone, if it has one. */
interface ListedValue {
  readonly value: unknown;
  readonly schema: JsonObject;
}

/** Returns the listed values of a schema: its `const`, its `enum`, and the choices that only have `const` schemas. */
export function codedSchemas(merged: MergedSchema, resolve: Resolve): readonly ListedValue[] {
  const { keywords, choices, meanings } = merged;
  const toListed = (value: unknown) => ({ value, schema: meanings.get(toCanonicalJson(value)) ?? {} });
  if (keywords['const'] !== undefined) return [toListed(keywords['const'])];
  return [
    ...toArray(keywords['enum']).map(toListed),
    ...choices.flatMap((choice) => (isValueList(choice, resolve) ? constants(choice, resolve) : [])),
  ];
}

/** Returns the values that a schema allows, or none if it does not list them. */
export function listedValues({ keywords, choices }: MergedSchema, resolve: Resolve): readonly unknown[] {
  if (keywords['const'] !== undefined) return [keywords['const']];
  if (Array.isArray(keywords['enum'])) return toArray(keywords['enum']);
  return choices.length > 0 && choices.every((choice) => isValueList(choice, resolve))
    ? choices.flatMap(({ schemas }) => schemas.map((schema) => resolve(schema).node['const']))
    : [];
}

/** Whether a schema lists its values and has no other content, so that a table of values shows it completely. */
export function isCodedList(merged: MergedSchema, resolve: Resolve): boolean {
  const { keywords, properties, choices, conditions, dependentRequired } = merged;
  const others = ['const', 'items', 'prefixItems', 'additionalProperties', 'patternProperties', 'not'];
  return (
    listedValues(merged, resolve).length > 0 &&
    choices.every((choice) => isValueList(choice, resolve)) &&
    properties.size + conditions.length + dependentRequired.length === 0 &&
    others.every((keyword) => keywords[keyword] === undefined)
  );
}

function constants({ schemas }: Choice, resolve: Resolve): readonly ListedValue[] {
  return schemas.map((schema) => {
    const { node } = resolve(schema);
    return { value: node['const'], schema: node };
  });
}

/** Returns a value with the title, description, deprecation and release of its schema. */
export function toCodedValue({ value, schema }: ListedValue, anchors: Anchors): CodedValue {
  const title = toText(schema['title']);
  const description = toText(schema['description']);
  return {
    value: toJson(value),
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description: toRichText(description, anchors) }),
    ...(schema['deprecated'] === true && { deprecated: true }),
    ...toSince(schema),
  };
}
