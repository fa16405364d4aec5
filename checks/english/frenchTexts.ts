import { readFile } from 'node:fs/promises';
import { glob } from 'tinyglobby';
import { visibleTexts } from '../typography/source.ts';
import { literalsOf } from './literalsOf.ts';
import { toPlain, wordsOf } from './plainText.ts';

/** The French of the packages that is not also English. */
export interface FrenchTexts {
  /** Texts, or their parts between placeholders, that show by themselves that they are French. */
  readonly phrases: readonly string[];
  /** Words of four letters or more, in lower case. */
  readonly words: ReadonlySet<string>;
}

/** Words that nearly every French sentence contains some of, and no English one. */
const stopWords: ReadonlySet<string> = new Set(
  (
    'au aucun aucune aux avec avez ce ces cet cette chaque dans de des du elle est et il la le les leur leurs ne ni nos ' +
    'notre ou par pas pour que qui sa sans ses si son sont sous sur un une vos votre vous à être'
  ).split(' '),
);

/** Matches the letters that French has and English lacks. */
export const accented = /[àâäæçéèêëîïôöœùûüÿ]/i;

/** The English messages of Docusaurus’s theme, with remarks for translators. */
const themeMessages = 'node_modules/@docusaurus/theme-translations/locales/base/*.json';

/**
 * Reads the catalogues, the files of messages and the components of all packages.
 *
 * @param english Texts that the site consists of besides those of the packages: its contract and guides. Their words are not
 * French there.
 */
export async function readFrenchTexts(english: readonly string[]): Promise<FrenchTexts> {
  const [french, translated] = await Promise.all([
    Promise.all([
      readEach('packages/**/{*.fr.ts,texts/fr/**/*.ts}', literalsOf),
      readEach('packages/*/i18n/fr.json', messagesOf),
    ]),
    Promise.all([
      readEach('packages/**/{*.en.ts,texts/en/**/*.ts}', literalsOf),
      readEach('packages/**/*.{ts,tsx}', shownIn),
      readEach(themeMessages, messagesOf),
    ]),
  ]);
  return toFrenchTexts(french.flat(), [...translated.flat(), ...english]);
}

/** Selects what is French and not English. Placeholders, code and marks in Markdown separate the parts of a text. */
export function toFrenchTexts(french: readonly string[], english: readonly string[]): FrenchTexts {
  const englishText = toPlain(english.join('\n'));
  const englishWords = new Set(wordsOf(englishText));
  const parts = french.flatMap((text) => text.split(/\$?\{[^}]*\}|<[^>]*>|[`*[\]()|]+/)).map((part) => toPlain(part));
  return {
    phrases: [...new Set(parts)].filter((part) => isFrench(part) && !englishText.includes(part)),
    words: new Set(parts.flatMap(wordsOf).filter((word) => !englishWords.has(word))),
  };
}

function isFrench(part: string): boolean {
  const words = part.match(/\p{L}+/gu) ?? [];
  return (
    words.some((word) => word.length >= 4 && accented.test(word)) ||
    (words.length > 2 && words.some((word) => stopWords.has(word.toLowerCase())))
  );
}

/** Reads the texts of all files that match a glob. */
async function readEach(pattern: string, toTexts: (source: string) => readonly string[]): Promise<readonly string[]> {
  const files = await glob(pattern, { ignore: ['packages/*/{dist,node_modules}/**', '**/*.test.*', '**/testing/**'] });
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return sources.flatMap(toTexts);
}

/** Returns the texts of a component that is translated, which are in English. */
function shownIn(component: string): readonly string[] {
  if (!component.includes("from '@docusaurus/Translate'")) return [];
  return visibleTexts(component).map(({ start, end }) => component.slice(start, end).replaceAll('\\u00a0', ' '));
}

/** Returns the messages of a file. */
function messagesOf(json: string): readonly string[] {
  return Object.values(JSON.parse(json) as Readonly<Record<string, string>>);
}
