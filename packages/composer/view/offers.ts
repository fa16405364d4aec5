import { parameterKey } from '../types.ts';
import type { ComposerFile, Values } from '../types.ts';

/** The values of parameters that a visitor has typed on other pages, in memory only. */
export interface Offers {
  readonly remember: (file: ComposerFile, documented: Values, values: Values) => void;
  /** Returns the values for parameters of the same name and location. */
  readonly for: (file: ComposerFile) => Values['parameters'];
}

/** Creates a memory of typed values, which ends with the document. */
export function createOffers(): Offers {
  const typed = new Map<string, unknown>();
  return {
    remember({ parameters }, documented, values) {
      for (const parameter of parameters) {
        const key = parameterKey(parameter);
        const value = values.parameters[key];
        if (isShared(parameter) && value !== undefined && value !== documented.parameters[key]) typed.set(key, value);
      }
    },
    for: ({ parameters }) =>
      Object.fromEntries(
        parameters
          .map(parameterKey)
          .filter((key) => typed.has(key))
          .map((key) => [key, typed.get(key)]),
      ),
  };
}

/** Whether other operations mean the same by a parameter: the identifier of a resource, or its version. */
function isShared({ in: location, name }: ComposerFile['parameters'][number]): boolean {
  return location === 'path' || (location === 'header' && /^if-(?:none-)?match$/i.test(name));
}
