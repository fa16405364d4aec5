export const floors: readonly (readonly string[])[];
/** A regular expression for paths. */
export const tests: string;
