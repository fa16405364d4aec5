import { toBuiltTexts } from './builtTexts.ts';
import { accented, type FrenchTexts } from './frenchTexts.ts';
import { wordsOf } from './plainText.ts';

/** What may look French in an English site. */
export interface Allowed {
  /** Words with an accent, such as names, with the reason. */
  readonly accented: Readonly<Record<string, string>>;
  /** French words of the catalogues that are English words too. */
  readonly words: readonly string[];
  /** Files whose words are not compared with those of the catalogues, because others have written them. */
  readonly foreign: RegExp;
}

/** Matches a declaration that something is in French. */
const declaration = /(?:\blang|language|locale)["'=:>\s]{1,4}fr\b/i;

/** Finds French in a built file. Returns messages that name the file, what was found, and the text around it. */
export function frenchInFile(
  path: string,
  content: Buffer,
  { phrases, words }: FrenchTexts,
  allowed: Allowed,
): readonly string[] {
  const exempt = new Set(allowed.words);
  const found = new Map<string, string>();
  const report = (what: string, text: string): void => {
    if (!found.has(what)) found.set(what, excerptAround(what, text));
  };
  for (const text of toBuiltTexts(path, content)) {
    for (const phrase of phrases) if (text.includes(phrase)) report(phrase, text);
    for (const [word] of text.matchAll(/[\p{L}\p{M}]+/gu))
      if (accented.test(word) && allowed.accented[word] === undefined) report(word, text);
    if (!allowed.foreign.test(path))
      for (const word of wordsOf(text)) if (words.has(word) && !exempt.has(word)) report(word, text);
  }
  const raw = /\.(?:html|xml|json|js|webmanifest)$/.test(path) ? content.toString('utf8') : '';
  const [declared] = declaration.exec(raw) ?? [];
  if (declared !== undefined) report(declared, raw);
  if (path.endsWith('.html') && !/<html\b[^>]*\slang="?en\b/.test(raw)) report('lang', 'The page is not lang="en".');
  return [...found].map(([what, excerpt]) => `${path}: “${what}” in “${excerpt}”`);
}

function excerptAround(what: string, text: string): string {
  const at = Math.max(0, text.toLowerCase().indexOf(what.toLowerCase()));
  return text.slice(Math.max(0, at - 40), at + what.length + 40);
}
