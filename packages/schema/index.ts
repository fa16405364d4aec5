export { defaultTarget, isValueList, mappings, withoutNull } from './choices.ts';
export type { Choice } from './choices.ts';
export type { Conflict } from './merging/conflicts.ts';
export { toContradictionWarnings } from './merging/contradictions.ts';
export { xmlNodeType } from './wording/xmlName.ts';
export { discriminatorValues, isDefaultVariant } from './discriminator.ts';
export { lowerBound, upperBound } from './wording/bounds.ts';
export { impliedType } from './wording/impliedType.ts';
export { allowsValue } from './validity/allowsValue.ts';
export { isEqual } from './merging/isEqual.ts';
export { jsonType } from './merging/jsonType.ts';
export { formatJson, lineLength, readableJson, toJson } from './json.ts';
export { hasDuplicates, unmetAssertion, unmetBounds } from './validity/meetsAssertions.ts';
export { everyValue } from './merging/mergeKeywords.ts';
export { allowsNothing, mergeSchema } from './merging/mergeSchema.ts';
export type { MergedSchema } from './merging/mergeSchema.ts';
export { namedSchemas, schemaName, schemaReference } from './namedSchemas.ts';
export { counted, formatNumber } from './wording/numbers.ts';
export { schemaExamples, toSchemaNode } from './schema.ts';
export { createSchemaContext } from './schemaContext.ts';
export type { SchemaContext } from './schemaContext.ts';
export type {
  CodedValue,
  Counterpart,
  Field,
  NamedExample,
  SchemaNode,
  SchemaPart,
  Variant,
  XmlName,
} from './schemaNode.ts';
export { toSince, toSinceValue } from './wording/since.ts';
export { toMergedJsonSchema } from './merging/toMergedJsonSchema.ts';
export { toPattern } from './validity/toPattern.ts';
export { countWording, schemaTypes, toTypeWording } from './wording/typeWording.ts';
export { codedSchemas, isCodedList, listedValues, toCodedValue } from './values.ts';
export { toWording } from './wording/wording.ts';
