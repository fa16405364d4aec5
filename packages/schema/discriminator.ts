import { toArray } from '@reliure/openapi';
import type { Resolve } from '@reliure/openapi';
import { mappings, type Choice } from './choices.ts';
import { mergeSchema } from './merging/mergeSchema.ts';

/**
 * Returns the discriminator values that select a schema: those of the mapping, else the property’s constant in the
 * schema itself, else the schema’s name.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#discriminator-object
 */
export function discriminatorValues({ discriminator }: Choice, schema: unknown, resolve: Resolve): readonly string[] {
  if (discriminator === null) return [];
  const { pointer, name, properties } = mergeSchema([schema], resolve);
  const mapped = mappings(discriminator).filter(([, target]) => target === pointer);
  if (mapped.length > 0) return mapped.map(([value]) => value);
  const property = properties.get(String(discriminator['propertyName'])) ?? [];
  // The schema’s own constant counts, even one that the parent does not list.
  const only = onlyValue(property.slice(-1), resolve) ?? onlyValue(property, resolve) ?? name;
  return only === null ? [] : [only];
}

function onlyValue(schemas: readonly unknown[], resolve: Resolve): string | null {
  const { const: constant, enum: values } = mergeSchema(schemas, resolve).keywords;
  const [only, ...others] = constant === undefined ? toArray(values) : [constant];
  return typeof only === 'string' && others.length === 0 ? only : null;
}
