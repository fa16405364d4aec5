import type { Facts } from './fact.ts';

const lower = {
  content: 'value',
  how: 'a bound: tighter breaks what is sent, wider is notable in what is received',
} as const;
const rule = (content: 'schema' | 'schema{}' | 'value') =>
  ({
    content,
    how: 'a rule: tighter breaks what is sent, wider is notable in what is received, another breaks or is notable',
  }) as const;
const inside = (content: 'schema' | 'schema[]' | 'schema{}') =>
  ({ content, how: 'as a schema, at its own field' }) as const;
const choice = {
  content: 'schema[]',
  how: 'variants by what they are: a removed one breaks what is sent, a new one what is received',
} as const;
const mode = { content: 'value', how: 'read-only breaks what is sent, write-only what is received' } as const;
const identity = { how: 'not compared: a name for references, which are resolved' } as const;
const resolved = { content: 'value', how: 'resolved; compared at the component if both states refer to it' } as const;
const prose = { how: 'not compared: written for people' } as const;
const illustration = { how: 'not compared: shows what other keywords say' } as const;
const content = {
  content: 'value',
  how: 'another one breaks both directions; `format: byte` and `binary` are older notations',
} as const;

/** How each keyword of a schema is compared: those of JSON Schema 2020-12, of OpenAPI 3.0 and of OpenAPI 3.1. */
export const schemaFacts: Facts = {
  $ref: resolved,
  $dynamicRef: rule('value'),
  $defs: { content: 'schema{}', how: 'where they are referred to' },
  $id: identity,
  $anchor: { content: 'value', how: 'not compared: a name for references, which are resolved' },
  $dynamicAnchor: { content: 'value', how: 'not compared: a name for references, which are resolved' },
  $schema: { how: 'not compared: the notations that it selects are unified' },
  $vocabulary: { how: 'not compared: concerns validators of the dialect' },
  $comment: prose,
  type: {
    content: 'value',
    how: 'fewer types break what is sent, more break what is received, others break both; text contains all others in a query, path, header or form',
  },
  nullable: { content: 'value', how: 'as the type `null`' },
  enum: {
    content: 'value',
    how: 'a removed value breaks what is sent, a new one is notable in what is received; no common value breaks both',
  },
  const: { content: 'value', how: 'as an `enum` of one value' },
  minimum: lower,
  exclusiveMinimum: lower,
  maximum: lower,
  exclusiveMaximum: lower,
  multipleOf: lower,
  minLength: lower,
  maxLength: lower,
  minItems: lower,
  maxItems: lower,
  uniqueItems: lower,
  minProperties: lower,
  maxProperties: lower,
  minContains: lower,
  maxContains: lower,
  pattern: rule('value'),
  format: {
    content: 'value',
    how: 'a wider one is notable in received texts and breaks received numbers, a narrower one breaks what is sent, another breaks both',
  },
  contentEncoding: content,
  contentMediaType: content,
  contentSchema: inside('schema'),
  properties: {
    content: 'schema{}',
    how: 'by name: a removed one breaks, except that an optional one is notable in what is received; a new one that is required breaks what is sent',
  },
  required: { content: 'value', how: 'required breaks what is sent, optional what is received' },
  dependentRequired: rule('value'),
  dependentSchemas: rule('schema{}'),
  patternProperties: inside('schema{}'),
  additionalProperties: inside('schema'),
  unevaluatedProperties: inside('schema'),
  propertyNames: rule('schema'),
  items: inside('schema'),
  prefixItems: inside('schema[]'),
  unevaluatedItems: inside('schema'),
  contains: rule('schema'),
  allOf: { content: 'schema[]', how: 'merged with the schema itself' },
  oneOf: choice,
  anyOf: choice,
  not: rule('schema'),
  if: rule('schema'),
  then: rule('schema'),
  else: rule('schema'),
  discriminator: {
    content: 'discriminator',
    how: 'a new one breaks what is sent unless its property was required, a removed one is notable in what is received',
  },
  default: { content: 'value', how: 'notable in what is sent, compatible in what is received' },
  deprecated: { content: 'value', how: 'notable in both directions; compatible if it is withdrawn' },
  readOnly: mode,
  writeOnly: mode,
  xml: { content: 'xml', how: 'only in XML: as part of the notation' },
  title: { content: 'value', how: 'not compared: helps to recognize a variant' },
  description: prose,
  externalDocs: prose,
  example: illustration,
  examples: illustration,
};
