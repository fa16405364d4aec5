import { detectSpec, getTypes, type NormalizedProblem } from '@redocly/openapi-core';

type NodeTypes = ReturnType<typeof getTypes>;

/**
 * What Redocly expects of each OpenAPI object, without what it asks beyond the specification: shapes for the extensions
 * that its own products read (an `x-` member may hold anything), and a text for `$vocabulary`, which is an object.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#specification-extensions
 */
export function openApiTypes(document: unknown): NodeTypes {
  const types = Object.entries(getTypes(detectSpec(document))).map(([name, type]) => {
    const properties = Object.entries(type.properties).filter(
      ([key]) => !key.startsWith('x-') && key !== '$vocabulary',
    );
    const vocabulary = '$vocabulary' in type.properties ? { $vocabulary: null } : {};
    return [name, { ...type, properties: { ...Object.fromEntries(properties), ...vocabulary } }] as const;
  });
  return Object.fromEntries(types);
}

/**
 * What Redocly’s `struct` rule refuses though it is legal: in 3.1 a schema may be `true` or `false`. A function is
 * nothing that a contract holds: another rule says which `$ref` led to what objects inherit.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-4.3.2
 */
export function isMistaken({ ruleId, message }: NormalizedProblem, document: unknown): boolean {
  if (ruleId === 'struct' && message.endsWith('but got `function`')) return true;
  const isBoolean = ruleId === 'struct' && message === 'Expected type `Schema` (object) but got `boolean`';
  return isBoolean && detectSpec(document) !== 'oas3_0';
}

/**
 * What is odd but harms nobody: JSON Schema allows keywords that a reader does not know, and a security scheme may hold
 * members of another type.
 */
export function isHarmless({ ruleId, severity, message }: NormalizedProblem): boolean {
  return severity === 'warn' || (ruleId === 'struct' && /is not (?:expected|allowed) here\.$/.test(message));
}
