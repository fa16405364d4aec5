import type { SampleLanguage } from '../types.ts';

/** Modules of the languages, by id. A browser loads only those that a visitor chooses. */
const modules: Readonly<Record<string, () => Promise<SampleLanguage>>> = {
  curl: () => import('./curl.ts').then(({ curl }) => curl),
  javascript: () => import('./javascript.ts').then(({ javascript }) => javascript),
  typescript: () => import('./typescript.ts').then(({ typescript }) => typescript),
  python: () => import('./python.ts').then(({ python }) => python),
  php: () => import('./php.ts').then(({ php }) => php),
  java: () => import('./java.ts').then(({ java }) => java),
  csharp: () => import('./csharp.ts').then(({ csharp }) => csharp),
  go: () => import('./go.ts').then(({ go }) => go),
  kotlin: () => import('./kotlin.ts').then(({ kotlin }) => kotlin),
  swift: () => import('./swift.ts').then(({ swift }) => swift),
  dart: () => import('./dart.ts').then(({ dart }) => dart),
};

/** The id of the language that every site has. */
export const defaultLanguage = 'curl';

/** Loads a language of samples; the default one instead of one that does not exist. */
export function loadLanguage(id: string): Promise<SampleLanguage> {
  const load = Object.hasOwn(modules, id) ? modules[id] : undefined;
  return load?.() ?? loadLanguage(defaultLanguage);
}
