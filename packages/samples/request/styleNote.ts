import type { JsonObject, Resolve } from '@reliure/openapi';
import { parameterValue, toSent } from './parameterValue.ts';
import { styleNote } from './writing/styleNote.ts';

/** Returns a sentence on a parameter whose example cannot be serialized reliably. */
export function toStyleNote(parameter: JsonObject, resolve: Resolve): string | undefined {
  const { value, text } = parameterValue(parameter, resolve);
  return text === undefined ? styleNote(toSent(parameter, { value })) : undefined;
}
