import { toArray } from '@reliure/openapi';
import type { Resolve } from '@reliure/openapi';
import { defaultTarget, mappings, type Choice } from './choices.ts';
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
  const own = onlyValue(property.slice(-1), resolve) ?? onlyValue(property, resolve);
  const only = own ?? (isDefaultVariant({ discriminator }, schema, resolve) ? null : name);
  return only === null ? [] : [only];
}

/** Whether a schema is that of the objects whose discriminator is missing or has another value. */
export function isDefaultVariant(
  { discriminator }: Pick<Choice, 'discriminator'>,
  schema: unknown,
  resolve: Resolve,
): boolean {
  const { pointer } = resolve(schema);
  return pointer !== null && pointer === defaultTarget(discriminator);
}

function onlyValue(schemas: readonly unknown[], resolve: Resolve): string | null {
  const { const: constant, enum: values } = mergeSchema(schemas, resolve).keywords;
  const [only, ...others] = constant === undefined ? toArray(values) : [constant];
  return typeof only === 'string' && others.length === 0 ? only : null;
}
