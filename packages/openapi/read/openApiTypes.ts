import { detectSpec, getTypes, type NormalizedProblem } from '@redocly/openapi-core';

type NodeTypes = ReturnType<typeof getTypes>;

/** Keywords of schemas of which any value is accepted. */
const otherKeywords = { $vocabulary: null, $recursiveRef: null, $recursiveAnchor: null };

/**
 * Returns Redocly’s types of the OpenAPI objects without two expectations that go beyond the specification: types for
 * the extensions of Redocly’s own products (an `x-` member may contain anything), and a string as `$vocabulary`, which
 * is an object. Adds the keywords of JSON Schema 2019-09 that a contract may use by `jsonSchemaDialect`.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#specification-extensions
 */
export function openApiTypes(redocly: NodeTypes, version: string): NodeTypes {
  const types = Object.entries(version === 'oas3_2' ? corrected(redocly) : redocly).map(([name, type]) => {
    const properties = Object.entries(type.properties).filter(
      ([key]) => !key.startsWith('x-') && key !== '$vocabulary',
    );
    const others = '$vocabulary' in type.properties ? otherKeywords : {};
    return [name, { ...type, properties: { ...Object.fromEntries(properties), ...others } }] as const;
  });
  return Object.fromEntries(types);
}

const listOfEncodings = { name: 'EncodingList', properties: {}, items: 'Encoding' };

/**
 * Corrects Redocly’s types of OpenAPI 3.2 where they lack, or ask for, something else than the specification.
 *
 * @see https://spec.openapis.org/oas/v3.2.0#encoding-object
 */
function corrected(types: NodeTypes): NodeTypes {
  const extended = (name: string, properties: NodeTypes[string]['properties']) => {
    const type = types[name];
    return type === undefined ? {} : { [name]: { ...type, properties: { ...type.properties, ...properties } } };
  };
  const styles = ['form', 'simple', 'label', 'matrix', 'spaceDelimited', 'pipeDelimited', 'deepObject', 'cookie'];
  const mediaTypes = types['MediaTypesMap'];
  return {
    ...types,
    ...(mediaTypes !== undefined && { NamedMediaTypes: mediaTypes }),
    ...extended('Parameter', { style: { enum: styles } }),
    ...extended('DeviceAuthorization', { scopes: { type: 'object', additionalProperties: { type: 'string' } } }),
    ...extended('Encoding', {
      encoding: 'EncodingMap',
      prefixEncoding: listOfEncodings,
      itemEncoding: 'Encoding',
    }),
    Response: { ...types['Response'], required: [] },
  } as NodeTypes;
}

/**
 * Whether Redocly’s `struct` rule reports something that is valid, or that another rule reports. In OpenAPI 3.1, a
 * schema may be `true` or `false`. A function cannot come from a contract: it is an inherited member that a `$ref`
 * resolved to, and the rule for references reports that `$ref`.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-4.3.2
 */
export function isFalsePositive({ ruleId, message }: NormalizedProblem, document: unknown): boolean {
  if (ruleId === 'struct' && message.endsWith('but got `function`')) return true;
  // Redocly’s validator does not support everything that a schema may contain.
  if (message.startsWith('Example validation errored: ')) return true;
  const isBoolean = ruleId === 'struct' && message === 'Expected type `Schema` (object) but got `boolean`';
  return isBoolean && detectSpec(document) !== 'oas3_0';
}

/**
 * Whether a problem is only a warning. JSON Schema allows unknown keywords, a security scheme may contain members of
 * another type of scheme, and some of what OpenAPI requires is missing in many contracts.
 */
export function isWarning(problem: NormalizedProblem): boolean {
  const { ruleId, message, location } = problem;
  if (isIgnored(problem)) return true;
  if (ruleId !== 'struct') return false;
  const [place] = location;
  // Both notations of a bound are read in every version.
  const isBound = /\/exclusive(?:Minimum|Maximum)$/.test(place?.pointer ?? '') && message.startsWith('Expected type');
  return isBound || harmless.test(message);
}

/** What a page can do without, but many authors forget. */
const harmless =
  /^(?:The field `(?:description|responses)` must be present|Must contain at least one of the following fields: schema, content\.$)/;

/** Whether nothing is lost by a problem: no object lacks what OpenAPI requires of it. */
export function isIgnored({ ruleId, severity, message }: NormalizedProblem): boolean {
  return severity === 'warn' || (ruleId === 'struct' && /is not (?:expected|allowed) here\.$/.test(message));
}
