import type { Violation as ValidatorViolation } from '@reliure/validation';
import { isIdempotencyKey } from './toRequest.ts';
import { childPointer } from './values.ts';
import { parameterKey } from '../types.ts';
import type { ComposerFile, Values } from '../types.ts';

/** Something in a value that the contract does not allow, at a JSON Pointer. */
export type Violation = Pick<ValidatorViolation, 'pointer' | 'message'>;

/** Returns what the contract does not allow in a value. */
export type Check = (value: unknown) => readonly Violation[];

/** The checks of a call: of each parameter, by its key, and of the body. */
export interface Checks {
  readonly parameters: Readonly<Record<string, Check>>;
  readonly body?: Check;
}

/** Returns the violations of all values, with pointers into them. */
export function checkValues(
  { parameters, body }: ComposerFile,
  values: Values,
  checks: Checks,
  missing: string,
): readonly Violation[] {
  const ofParameters = parameters.flatMap((parameter) => {
    const key = parameterKey(parameter);
    const pointer = childPointer('/parameters', key);
    const value = values.parameters[key];
    if (value === undefined)
      return parameter.required && !isIdempotencyKey(parameter) ? [{ pointer, message: missing }] : [];
    return located(checks.parameters[key]?.(value) ?? [], pointer);
  });
  if (body === undefined) return ofParameters;
  if (values.body === undefined)
    return body.required ? [...ofParameters, { pointer: '/body', message: missing }] : ofParameters;
  return [...ofParameters, ...located(checks.body?.(values.body) ?? [], '/body')];
}

function located(violations: readonly Violation[], pointer: string): readonly Violation[] {
  return violations.map((violation) => ({ ...violation, pointer: pointer + violation.pointer }));
}
