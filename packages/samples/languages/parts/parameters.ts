import { callVariables } from '../../callVariables.ts';
import type { SampleRequest } from '../../types.ts';

/**
 * Returns the variables that a call needs, in their order. Applications on a device have no environment: their samples
 * are functions, and each variable is a parameter.
 */
export function readVariables({ basic, headers, query }: SampleRequest): readonly string[] {
  const templates = [...headers, ...query].flatMap(({ value }) => value);
  return [
    ...new Set([
      ...(basic === undefined ? [] : [basic.user, basic.password]),
      ...templates.flatMap((part) => (part.kind === 'environment' ? [part.name] : [])),
    ]),
  ];
}

/**
 * Returns the parameter for a variable. No variable of a sample has such a name.
 *
 * @example toParameterName('X_API_KEY') // 'xApiKey'
 */
export function toParameterName(variable: string): string {
  if (variable === callVariables.token) return 'token';
  return variable.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns the name of the function that makes the call. */
export function functionName({ name }: SampleRequest): string {
  return name ?? 'callApi';
}
