import { member, toArray, toText } from '@reliure/openapi';
import type { Resolve } from '@reliure/openapi';
import { defaultTarget, mappings, type Choice } from './choices.ts';
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
  const own = onlyValue(property.slice(-1), resolve) ?? onlyValue(property, resolve);
  const only = own ?? (isDefaultVariant({ discriminator }, schema, resolve) ? null : componentName([schema], resolve));
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
