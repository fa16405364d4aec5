import { createResolve } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { applyTo } from './engine/apply.ts';
import { unsentNames } from './engine/children.ts';
import type { Sender } from './engine/outcome.ts';
import { toViolations } from './wording/toViolations.ts';
import type { Violation } from './wording/toViolations.ts';

/** Returns what a schema does not allow in a value: nothing if it allows the value. */
export interface Validator {
  (value: unknown): readonly Violation[];
}

const senders: Readonly<Record<'request' | 'response', Sender>> = { request: 'client', response: 'server' };

/**
 * Creates a validator that generates no code, so that it runs under a policy without `eval`.
 *
 * @param schema A schema of OpenAPI 3.0, 3.1 or JSON Schema 2020-12.
 * @param document What its references refer to.
 * @param direction Decides which members are not sent: `readOnly` ones in requests, `writeOnly` ones in responses.
 */
export function createValidator(schema: unknown, document: JsonObject, direction: 'request' | 'response'): Validator {
  const resolve = createResolve(document);
  const sender = senders[direction];
  const check = { resolve, sender, omitted: (_object: JsonObject, own: unknown) => unsentNames(own, sender, resolve) };
  return (value) => {
    const { failures, remarks } = applyTo(value, schema, check);
    return toViolations([...failures, ...remarks], resolve);
  };
}
