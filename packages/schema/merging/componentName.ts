import type { JsonObject, Resolve } from '@reliure/openapi';
import { onlyNonNullSchema } from '../choices.ts';
import { includedSchemas } from './layers.ts';

/** Keywords that add content below the schema’s own line. */
const structuralKeywords: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  'additionalProperties',
  'unevaluatedProperties',
  'items',
  'prefixItems',
  'oneOf',
  'anyOf',
  'not',
  'if',
  'dependentRequired',
  'dependentSchemas',
  'propertyNames',
  'contains',
  'unevaluatedItems',
  'enum',
  'discriminator',
]);

/**
 * Returns the name of the component that schemas refer to, ignoring annotations beside the reference: OpenAPI 3.0
 * annotates a reference with `allOf: [{ $ref }]`.
 */
export function componentName(
  schemas: readonly unknown[],
  resolve: Resolve,
  visited = new Set<unknown>(),
): string | null {
  const [schema, ...others] = schemas.filter((candidate) => isStructural(candidate, resolve));
  const only = schemas.length === 1 ? schemas[0] : schema;
  if (others.length > 0 || visited.has(only)) return null;
  visited.add(only);
  const { name, layers } = resolve(only);
  if (name !== null) return name;
  const [layer] = layers;
  if (layer === undefined || layers.length > 1 || hasStructure(layer, resolve)) return null;
  return componentName(includedSchemas(layer, resolve), resolve, visited);
}

function isStructural(schema: unknown, resolve: Resolve): boolean {
  const { layers } = resolve(schema);
  return layers.some(
    (layer) => hasStructure(layer, resolve) || includedSchemas(layer, resolve).length > 0 || 'type' in layer,
  );
}

/** Whether a schema has content below its own line. */
export function hasStructure(layer: JsonObject, resolve: Resolve): boolean {
  return Object.entries(layer).some(([key, value]) => {
    if (key === 'oneOf' || key === 'anyOf') return onlyNonNullSchema(layer, key, resolve).length === 0;
    return structuralKeywords.has(key) && typeof value !== 'boolean';
  });
}
