import { language } from './language.ts';
import type { Language } from './language.ts';

/** Texts by their paths in a catalogue, such as `landing.title`. */
export type PlainTexts = Readonly<Record<string, string>>;

interface Shared {
  /** The catalogues that a site can translate, by name. */
  readonly catalogues: Map<string, () => unknown>;
  /** The texts of the site, by the name of their catalogue. */
  translations: Readonly<Record<string, PlainTexts>>;
}

const key = Symbol.for('@reliure/language/translations');

/** Holds both for all copies of this module, like the language. */
const global = globalThis as { [key]?: Shared };
const shared: Shared = (global[key] ??= { catalogues: new Map(), translations: {} });

/** Sets the texts that replace those of catalogues, for all languages, before any are built. */
export function setTranslations(translations: Readonly<Record<string, PlainTexts>>): void {
  shared.translations = translations;
}

/** Returns the texts of the site that replace those of catalogues, by the name of their catalogue. */
export function translations(): Readonly<Record<string, PlainTexts>> {
  return shared.translations;
}

/**
 * Returns the texts of each catalogue that a site can translate, in the language of the site, by name. Functions, which know
 * the grammar of a language, are left out.
 */
export function listTexts(): Readonly<Record<string, PlainTexts>> {
  return Object.fromEntries(
    [...shared.catalogues].map(([name, texts]) => [name, Object.fromEntries(listMembers(texts(), []))]),
  );
}

/**
 * Defines texts, as `defineTexts` does, that a site can translate: those that only the build reads.
 *
 * @param name Name of the catalogue.
 */
export function defineTranslatableTexts<Texts>(
  name: string,
  catalogues: Readonly<Record<Language, Texts>>,
): (of?: Language) => Texts {
  // One for each language.
  const kept = new Map<Language, { readonly translation: PlainTexts; readonly texts: Texts }>();
  const translated = (of = language()): Texts => {
    const translation = shared.translations[name];
    if (translation === undefined) return catalogues[of];
    const last = kept.get(of);
    if (last?.translation === translation) return last.texts;
    const replaced = replaceTexts(catalogues[of], translation, []) as Texts;
    kept.set(of, { translation, texts: replaced });
    return replaced;
  };
  shared.catalogues.set(name, translated);
  return translated;
}

function listMembers(value: unknown, path: readonly string[]): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => listMembers(member, [...path, name]));
}

function replaceTexts(value: unknown, translation: PlainTexts, path: readonly string[]): unknown {
  if (typeof value === 'string') return translation[path.join('.')] ?? value;
  if (Array.isArray(value))
    return value.map((member, index) => replaceTexts(member, translation, [...path, `${index}`]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, replaceTexts(member, translation, [...path, name])]),
  );
}
