export { append } from './document/append';
export { ExactNumber, isNumber, toExactNumber } from './document/exactNumber';
export type { JsonNumber } from './document/exactNumber';
export { toCanonicalJson } from './document/canonicalJson';
export { compareNumbers, isInteger, toDecimal, toShortestNumber } from './document/decimal';
export { createExtract } from './document/extract';
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
} from './document/json';
export type { JsonObject } from './document/json';
export { addMember, memberNames, toOrderedObject } from './document/memberOrder';
export { childSchemasIn } from './document/childSchemas';
export { collectReferences } from './document/collectReferences';
export {
  describedHeaders,
  ignoredHeaderNames,
  operationParameters,
  unresolvedParameters,
} from './document/operationParameters';
export type { ParameterLocation } from './document/operationParameters';
export { findOperation, pathItemOperations } from './document/operations';
export type { HttpMethod } from './document/operations';
export { toContractParts } from './document/parts';
export { followReference, isPath, pathItemLayers, rootPathItems } from './document/pathItems';
export type { LocatedNode } from './document/pathItems';
export { atPointer, escapeToken, pointerTokens } from './document/pointer';
export { createResolve, referenceOf } from './document/references';
export type { Resolve, Resolved } from './document/references';
export { frozenSlug, operationSlugs } from './document/operationSlugs';
export { isSlug, maxSlugLength, slugify, toNameSlug, toTextSlug } from './document/slug';
export { createSlugs, isSpecialName } from './document/uniqueSlugs';
export { writeJson } from './document/writeJson';
export { nearest } from './problems/nearest';
export { countOf, formatProblems, formatWarnings } from './problems/formatProblems';
export { compareProblems } from './problems/problem';
export type { Problem, LineProblem, PointerProblem, FileProblem } from './problems/problem';
export { ProblemsError } from './problems/problemsError';
export { findUnsafeContent } from './read/unsafeContent';
export { assertIntact, findCorruption } from './read/corruption';
