import { closest } from 'fastest-levenshtein';

/** Something in an Arazzo document that a scenario cannot be made of. */
export interface ScenarioFault {
  /** JSON pointer, as a URI fragment. */
  readonly pointer: string;
  readonly message: string;
  readonly remedy: string;
}

export function fault(pointer: string, message: string, remedy: string): ScenarioFault {
  return { pointer, message, remedy };
}

/** Tells the name that a writer may have meant. */
export function nearest(word: string, known: Iterable<string>): string {
  const names = [...known];
  return names.length === 0 ? 'There is none to name.' : `Write "${closest(word, names)}", the nearest one.`;
}
