import { texts } from './texts.ts';

/** Marks what is deprecated, in every rendering. */
export function deprecatedLabel(): string {
  return texts().deprecated;
}

/** Returns the name of the radio buttons that choose the language of samples. */
export function sampleGroup(): string {
  return texts().sampleGroup;
}

/** Returns the id of one of these radio buttons. */
export function sampleId(group: string, language: string): string {
  return `${group}-${language}`;
}
