import { append, createResolve } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { applyTo } from './engine/apply.ts';
import { unsentNames } from './engine/children.ts';
import type { Check, Sender } from './engine/outcome.ts';
import { toPointer, toViolations } from './wording/toViolations.ts';
import type { Violation } from './wording/toViolations.ts';

/** Returns what a schema does not allow in a value: nothing if it allows the value. */
export type Validator = (value: unknown) => readonly Violation[];

const senders: Readonly<Record<'request' | 'response', Sender>> = { request: 'client', response: 'server' };

/**
 * Creates a validator that generates no code, so that it runs under a policy without `eval`.
 *
 * @param schema A schema of OpenAPI 3.0, 3.1 or JSON Schema 2020-12.
 * @param document What its references refer to.
 * @param direction Decides which members are not sent: `readOnly` ones in requests, `writeOnly` ones in responses.
 */
export function createValidator(schema: unknown, document: JsonObject, direction: 'request' | 'response'): Validator {
  const check = toCheck(document, direction);
  return (value) => {
    const { failures, remarks } = applyTo(value, schema, check);
    return toViolations([...failures, ...remarks], check.resolve);
  };
}

/** The verdict of a schema on a value. */
export interface Reading {
  readonly violations: readonly Violation[];
  /**
   * The schemas that apply to each part of the value, the nearest first, by its JSON Pointer. A part without any is not
   * described.
   */
  readonly schemas: ReadonlyMap<string, readonly JsonObject[]>;
}

/** Reads a value as a schema describes it. See `createValidator`. */
export function readValue(
  value: unknown,
  schema: unknown,
  document: JsonObject,
  direction: 'request' | 'response',
): Reading {
  const check = toCheck(document, direction);
  const { failures, remarks, applied } = applyTo(value, schema, { ...check, collects: true });
  const schemas = new Map<string, JsonObject[]>();
  // A schema comes after those that it refers to.
  const nearestFirst = [...applied].reverse().sort((one, other) => one.depth - other.depth);
  for (const { path, schema: own } of nearestFirst) append(schemas, toPointer(path), own);
  return { violations: toViolations([...failures, ...remarks], check.resolve), schemas };
}

function toCheck(document: JsonObject, direction: 'request' | 'response'): Check {
  const resolve = createResolve(document);
  const sender = senders[direction];
  return { resolve, sender, omitted: (_object, schema) => unsentNames(schema, sender, resolve) };
}
