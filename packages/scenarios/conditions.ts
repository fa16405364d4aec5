import { member, toText } from '@reliure/openapi';
import type { KnownResponse } from './callableOperation.ts';
import { toSource } from './expressions.ts';
import type { Check, Condition } from './types.ts';

/**
 * Converts the criteria of a step or an action to a condition. Criteria that are not `isSupported` are ignored.
 *
 * @param criteria Criterion Objects, each `expression == literal`.
 * @param responses The responses of the operation, for the details of an error.
 * @see https://spec.openapis.org/arazzo/v1.0.1.html#criterion-object
 */
export function toCondition(criteria: readonly unknown[], responses: readonly KnownResponse[]): Condition {
  const read = criteria.map(toCriterion).filter((criterion) => criterion !== null);
  const status = read.find((criterion) => typeof criterion === 'string');
  const response = responses.find((known) => known.status === status);
  const errors = response?.errors ?? [];
  const namesError = ({ value }: Check) => errors.find(({ code }) => value === JSON.stringify(code));
  const checks = read.filter((criterion) => typeof criterion !== 'string');
  const error = checks.map(namesError).find((found) => found !== undefined);
  return {
    ...(status !== undefined && { status }),
    ...(response !== undefined && { anchor: response.anchor }),
    ...(error !== undefined && { error }),
    checks: checks.filter((check) => namesError(check) === undefined),
  };
}

/** Whether a criterion can be put into words: a simple comparison of the status, a header or a field. */
export function isSupported(criterion: unknown): boolean {
  return toCriterion(criterion) !== null;
}

/** Returns a status or a check; `null` if the criterion is not supported. */
function toCriterion(criterion: unknown): string | Check | null {
  if (member(criterion, 'type') !== undefined || member(criterion, 'context') !== undefined) return null;
  const [, left, right] = /^(\$\S+) == (.+)$/.exec(toText(member(criterion, 'condition')) ?? '') ?? [];
  if (left === undefined || right === undefined) return null;
  if (left === '$statusCode') return /^\d{3}$/.test(right) ? right : null;
  const [, location, name] = /^\$response\.(header\.|body#)(\S+)$/.exec(left) ?? [];
  const value = toValue(right);
  if (name === undefined || value === null) return null;
  return { location: location === 'header.' ? 'header' : 'body', name, value };
}

/**
 * Converts a literal to JSON; `null` if it is not supported. In Arazzo, strings have single quotes.
 *
 * @see https://spec.openapis.org/arazzo/v1.0.1.html#literals
 */
function toValue(literal: string): string | null {
  const source = toSource(literal);
  if (source !== undefined) return `{${source.name}}`;
  const [, text] = /^'((?:[^']|'')*)'$/.exec(literal) ?? [];
  if (text !== undefined) return JSON.stringify(text.replaceAll("''", "'"));
  return /^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(literal) ? literal : null;
}
