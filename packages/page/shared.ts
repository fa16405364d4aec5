/** Marks what is deprecated, in every rendering. */
export const deprecatedLabel = 'obsolète';

/** Returns the id of the radio button that chooses the language of samples. */
export function sampleId(language: string): string {
  return `langage-${language}`;
}
