/** The languages that the packages have texts in. */
export const languages = ['en', 'fr'] as const;

/** A language of `languages`. */
export type Language = (typeof languages)[number];

const key = Symbol.for('@reliure/language');

/**
 * Holds the language, for all copies of this module: one process may load it with `import`, with `require`, and with the
 * loader of Docusaurus’s configuration.
 */
const shared = globalThis as { [key]?: Language };

/** The language of the site that is being built. */
export function language(): Language {
  return shared[key] ?? 'en';
}

/**
 * Chooses the language of all texts, before any are built. Docusaurus builds the locales of a site one after the other, so
 * each plugin calls this first.
 *
 * @param locale A BCP 47 tag such as `fr-CA`.
 */
export function setLanguage(locale: string): void {
  shared[key] = toLanguage(locale);
}

/** Returns the language of the texts for a locale: English for one in a language without texts. */
export function toLanguage(locale: string): Language {
  const primary = locale.toLowerCase().split(/[-_]/)[0];
  return languages.find((name) => name === primary) ?? 'en';
}
