import { isNumber, isObject, memberNames, members, writeJson } from '@reliure/openapi';
import type { JsonNumber } from '@reliure/openapi';
import type { MultipartPart, SampleBody, SampleRequest } from '../../types.ts';

/** What a language changes when it writes a literal as JSON. */
export interface Limits {
  /** Whether the language keeps the digits of a number. */
  readonly holds: (number: JsonNumber) => boolean;
  /** Whether objects have members such as `1` first, wherever the contract has them. */
  readonly sortsNumericNames?: true;
}

/** Replaces JSON values that a literal of the language would change with their text. */
export function withWritableValues(request: SampleRequest, limits: Limits): SampleRequest {
  return { ...request, body: toWritableBody(request.body, limits) };
}

function toWritableBody(body: SampleBody, limits: Limits): SampleBody {
  if (body.kind === 'multipart') return { ...body, parts: body.parts.map((part) => toWritablePart(part, limits)) };
  if (body.kind !== 'json' || canHold(body.value, limits)) return body;
  return { kind: 'text', mediaType: body.mediaType, text: writeJson(body.value) };
}

function toWritablePart(part: MultipartPart, limits: Limits): MultipartPart {
  if (part.kind !== 'json' || canHold(part.value, limits)) return part;
  return { kind: 'text', name: part.name, mediaType: part.mediaType, text: writeJson(part.value) };
}

/** Whether a language has a literal that it writes as exactly this JSON value. */
function canHold(value: unknown, limits: Limits): boolean {
  if (isNumber(value)) return limits.holds(value);
  if (Array.isArray(value)) return value.every((item) => canHold(item, limits));
  if (!isObject(value)) return true;
  if (limits.sortsNumericNames === true && memberNames(value).join('\0') !== Object.keys(value).join('\0'))
    return false;
  return members(value).every(([, item]) => canHold(item, limits));
}

/** Whether a number is written as an integer other than `-0`. */
export function isInteger(number: JsonNumber): boolean {
  return /^-?\d+$/.test(String(number)) && String(number) !== '-0';
}

/** Whether 64 bits hold an integer, and its opposite, which is what languages negate. */
export function has64Bits(number: JsonNumber): boolean {
  return isInteger(number) && String(number).length <= 20 && BigInt.asIntN(64, magnitude(number)) === magnitude(number);
}

function magnitude(number: JsonNumber): bigint {
  return BigInt(String(number).replace('-', ''));
}
