export { append } from './document/append.ts';
export { ExactNumber, isNumber, toExactNumber } from './document/exactNumber.ts';
export type { JsonNumber } from './document/exactNumber.ts';
export { toCanonicalJson } from './document/canonicalJson.ts';
export { compareNumbers, isInteger, toDecimal, toShortestNumber } from './document/decimal.ts';
export { contentSchema, exampleValue, withExampleValue } from './document/content.ts';
export { toOpenApi31 } from './downgrade/toOpenApi31.ts';
export { toOlderVersions } from './downgrade/toOlderVersions.ts';
export type { OlderVersion } from './downgrade/toOlderVersions.ts';
export { decodeAddress } from './document/decodeAddress.ts';
export { createExtract } from './document/extract.ts';
export {
  isObject,
  member,
  members,
  nestedObjects,
  parseJson,
  toArray,
  toNumber,
  toObject,
  toText,
} from './document/json.ts';
export type { JsonObject } from './document/json.ts';
export { findJsonError } from './document/jsonError.ts';
export type { TextPosition } from './document/jsonError.ts';
export { addMember, memberNames, toOrderedObject } from './document/memberOrder.ts';
export { childSchemasIn } from './document/childSchemas.ts';
export { collectReferences } from './document/collectReferences.ts';
export {
  describedHeaders,
  ignoredHeaderNames,
  operationParameters,
  unresolvedParameters,
} from './document/operationParameters.ts';
export type { ParameterLocation } from './document/operationParameters.ts';
export {
  findOperation,
  isPath,
  methodKeys,
  pathItemOperations,
  rootOperations,
  toMethodName,
} from './document/operations.ts';
export type { HttpMethod } from './document/operations.ts';
export { toContractParts } from './document/parts.ts';
export { followReference, pathItemLayers, rootPathItems } from './document/pathItems.ts';
export type { LocatedNode } from './document/pathItems.ts';
export { atPointer, escapeToken, pointerTokens, toFieldName, unescapeToken } from './document/pointer.ts';
export { createResolve, referenceOf } from './document/references.ts';
export type { Resolve, Resolved } from './document/references.ts';
export { frozenSlug, operationSlugs } from './slugs/operationSlugs.ts';
export { isSlug, maxSlugLength, slugify, toNameSlug, toTextSlug } from './slugs/slug.ts';
export { createSlugs, isSpecialName } from './slugs/uniqueSlugs.ts';
export { writeJson } from './document/writeJson.ts';
export { choices } from './problems/choices.ts';
export { nearest } from './problems/nearest.ts';
export { countOf, formatProblems, formatWarnings } from './problems/formatProblems.ts';
export { compareProblems } from './problems/problem.ts';
export type { Problem, LineProblem, PointerProblem, FileProblem } from './problems/problem.ts';
export { ProblemsError } from './problems/problemsError.ts';
export { findUnsafeContent } from './read/unsafeContent.ts';
export { assertIntact, findCorruption } from './read/corruption.ts';
