import { stem } from '#analysis';
import { openOccurrences } from '../engine/index/occurrences.ts';
import { createPostings } from '../engine/index/postings.ts';
import { readIndexFile } from '../engine/index/readIndexFile.ts';
import type { SiteWords } from './relatedWords.ts';

/**
 * Reads the words of a site from its index, as its build wrote it.
 *
 * @throws IndexFileError when another version wrote it.
 */
export function readSiteWords(index: string): SiteWords {
  const { entries, texts } = readIndexFile(JSON.parse(index));
  const occurrences = openOccurrences(entries);
  occurrences.texts.add(texts);
  const { vocabulary, names, readTexts } = createPostings(occurrences);
  readTexts(Infinity);
  const stems = Array.from({ length: vocabulary.size() }, (_, id) => stem(vocabulary.at(id)));
  const typed = entries.flatMap((entry) => entry.index.synonyms.map(([key]) => key));
  return { known: new Set([...stems, ...typed]), inNames: new Set(stems.slice(0, names.wordCount)) };
}
