import { texts } from './texts.ts';

/** Marks what is deprecated, in every rendering. */
export function deprecatedLabel(): string {
  return texts().deprecated;
}

/** Returns the id of the radio button that chooses the language of samples. */
export function sampleId(language: string): string {
  return `langage-${language}`;
}
