// Checks the spelling of a site’s texts and of those of the packages, against a French dictionary and the site’s own words.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import { glob } from 'tinyglobby';
import type { FileProblem } from '@reliure/openapi';
import { readCheckedSite } from './checkedSite.ts';
import { reportProblems } from './report.ts';
import { blankContract, blankGuide, blankMessages } from './spelling/blank.ts';
import { blankSource } from './spelling/blankSource.ts';
import { readOwnWords } from './spelling/ownWords.ts';
import { bareWord, isKnownWord, wordsOf } from './spelling/words.ts';
import { messageFiles, toSourceFiles } from './typography/source.ts';

/** A word that is neither in the dictionary nor in the project’s list. */
interface UnknownWord {
  readonly word: string;
  /** File of the first occurrence. */
  readonly file: string;
  readonly line: number;
  /** Number of occurrences in all texts. */
  readonly count: number;
}

const { folder } = await readCheckedSite();
const ownFile = `${folder}/checks/mots.txt`;

/** Largest number of words to find suggestions for, because finding them is slow. */
const maxSuggested = 25;

const dictionaryFolder = dirname(createRequire(import.meta.url).resolve('@cspell/dict-fr-fr'));
const french = decodeTrie(gunzipSync(await readFile(join(dictionaryFolder, 'fr-fr.trie.gz'))));
const own = readOwnWords(await readFile(ownFile, 'utf8'));
const used = new Set<string>();
const unknown = new Map<string, UnknownWord>();

const has = (word: string) => french.has(word);
const isOwn = (word: string) => {
  if (own.words.has(word)) used.add(word);
  return own.words.has(word);
};

await read([`${folder}/{docs,blog,src/pages}/**/*.{md,mdx}`], blankGuide);
await read([`${folder}/contract/**/*.yaml`], (text) => blankContract(text));
await read([`${folder}/sources.yaml`], (text) => blankContract(text, ['statement', 'dated', 'read']));
await read(toSourceFiles(folder), blankSource);
await read([messageFiles], blankMessages);

const problems: FileProblem[] = own.problems.map((problem) => ({ file: ownFile, ...problem }));
const words = [...unknown.values()];
for (const { word, file, line, count } of words.slice(0, maxSuggested)) {
  const suggested = french.suggest(word.toLowerCase(), { numSuggestions: 3, includeTies: false });
  const more = count === 1 ? '' : ` It occurs ${String(count)} times.`;
  const suggestion = suggested.length === 0 ? '' : `Write ${suggested.join(', ')}, or mark`;
  const remedy = `${suggestion === '' ? 'Mark' : suggestion} it as code, or add it to ${ownFile}.`;
  problems.push({ file, line, message: `"${word}" is not in the dictionary.${more}`, remedy });
}
const unused = [...own.words].filter((word) => !used.has(word));
if (words.length === 0 && unused.length > 0) {
  problems.push({ file: ownFile, message: `No text uses these words: ${unused.join(', ')}.`, remedy: 'Remove them.' });
}
reportProblems(problems);
if (words.length > maxSuggested)
  console.error(`\n${String(words.length)} unknown words: ${words.map(({ word }) => word).join(' ')}`);

async function read(patterns: readonly string[], blank: (text: string, file: string) => string): Promise<void> {
  for (const file of (await glob([...patterns])).sort()) {
    for (const { word, line } of wordsOf(blank(await readFile(file, 'utf8'), file))) {
      if (isKnownWord(word, (part) => isOwn(part) || has(part))) continue;
      const bare = bareWord(word);
      const first = unknown.get(bare) ?? { word: bare, file, line, count: 0 };
      unknown.set(bare, { ...first, count: first.count + 1 });
    }
  }
}
