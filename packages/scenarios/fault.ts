/** Something in an Arazzo document that a scenario cannot be made of. */
export interface ScenarioFault {
  /** JSON pointer, as a URI fragment. */
  readonly pointer: string;
  readonly message: string;
  readonly remedy: string;
}

/** Something wrong, by its JSON pointer in the Arazzo document. */
export function fault(pointer: string, message: string, remedy: string): ScenarioFault {
  return { pointer, message, remedy };
}
