import { member, toArray, toText } from '@reliure/openapi';
import type { Resolve } from '@reliure/openapi';
import { mappings, type Choice } from './choices.ts';
import { componentName } from './merging/componentName.ts';
import { collectLayers } from './merging/layers.ts';

/**
 * Returns the discriminator values that select a schema: those of the mapping, else the property’s constant in the
 * schema itself, else the schema’s name.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#discriminator-object
 */
export function discriminatorValues({ discriminator }: Choice, schema: unknown, resolve: Resolve): readonly string[] {
  if (discriminator === null) return [];
  const { pointer } = resolve(schema);
  const mapped = mappings(discriminator).filter(([, target]) => target === pointer);
  if (mapped.length > 0) return mapped.map(([value]) => value);
  const property = collectLayers([schema], resolve).includedFirst.flatMap((layer) => {
    const own = member(layer.schema['properties'], String(discriminator['propertyName']));
    return own === undefined ? [] : [own];
  });
  // The schema’s own constant counts, even one that the parent does not list.
  const only = onlyValue(property.slice(-1), resolve) ?? onlyValue(property, resolve);
  const value = only ?? componentName([schema], resolve);
  return value === null ? [] : [value];
}

/** Returns the only text that all lists of values of some schemas contain. */
function onlyValue(schemas: readonly unknown[], resolve: Resolve): string | null {
  const lists = collectLayers(schemas, resolve).includedFirst.flatMap(
    ({ schema: { const: constant, enum: values } }) => {
      if (constant !== undefined) return [[constant]];
      return Array.isArray(values) ? [toArray(values)] : [];
    },
  );
  const [first = [], ...others] = lists;
  const common = first.filter((value) => others.every((list) => list.includes(value)));
  return common.length === 1 ? (toText(common[0]) ?? null) : null;
}
