export const layers: readonly (readonly string[])[];
/** A regular expression for paths. */
export const tests: string;
