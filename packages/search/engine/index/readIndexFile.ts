import { indexFormat, type SearchIndexEntry, type SearchTextsEntry } from './indexFile.ts';
import { IndexFileError } from './indexFileError.ts';
import { passageRoles, type SearchText } from './types.ts';
import type { SynonymEntry } from '../text/synonyms.ts';

/** The content of an index file, or of a part of it. */
export interface IndexFile {
  readonly entries: readonly SearchIndexEntry[];
  readonly texts: readonly SearchText[];
  readonly related: readonly SynonymEntry[];
}

/**
 * Validates an index file: it comes over the network, from a site that may have been updated to another version.
 *
 * @param file Parsed JSON.
 * @throws IndexFileError when it is not a list of entries written by this version.
 */
export function readIndexFile(file: unknown): IndexFile {
  if (!Array.isArray(file)) throw new IndexFileError({ code: 'noList' });
  const entries: SearchIndexEntry[] = [];
  const texts: SearchText[] = [];
  const related: SynonymEntry[] = [];
  for (const [position, entry] of (file as readonly unknown[]).entries()) {
    if (isRecord(entry) && isRecord(entry['index']) && entry['index']['format'] !== indexFormat) {
      throw new IndexFileError({ code: 'otherVersion' });
    }
    if (isEntry(entry)) entries.push(entry);
    else if (isTextsEntry(entry)) {
      for (const text of entry.documents) texts.push(text);
      related.push(...entry.index.related);
    } else throw new IndexFileError({ code: 'brokenEntry', position });
  }
  return { entries, texts, related };
}

function isEntry(value: unknown): value is SearchIndexEntry {
  if (!isRecord(value) || !isRecord(value['index'])) return false;
  const { documents, index } = value;
  return (
    isList(documents, isDocument) &&
    isList(index['kinds'], isText) &&
    index['kinds'].length <= documents.length &&
    isList(index['methods'], isText) &&
    isList(index['deprecated'], Number.isSafeInteger) &&
    isList(index['spots'], isLocation) &&
    isList(index['places'], (runs) => isList(runs, Number.isSafeInteger)) &&
    isSynonyms(index['synonyms']) &&
    isSynonyms(index['related'])
  );
}

function isTextsEntry(value: unknown): value is SearchTextsEntry {
  return (
    isRecord(value) &&
    isRecord(value['index']) &&
    value['index']['kinds'] === undefined &&
    isSynonyms(value['index']['related']) &&
    isList(value['documents'], isSearchText)
  );
}

function isSynonyms(value: unknown): boolean {
  return isList(value, (entry) => isList(entry, isText));
}

function isSearchText(value: unknown): boolean {
  return isRecord(value) && Number.isSafeInteger(value['i']) && isText(value['t']);
}

/** Whether a value is a document. Its URL must be a path of this site, so that an index cannot link to another site. */
function isDocument(value: unknown): boolean {
  return (
    isRecord(value) &&
    Number.isSafeInteger(value['i']) &&
    (value['t'] === undefined || isText(value['t'])) &&
    isText(value['u']) &&
    // Browsers remove tabs and line ends inside a URL.
    /^\/(?!\s*[/\\])/.test(value['u']) &&
    (value['h'] === undefined || (isText(value['h']) && /^(?:#|$)/.test(value['h']))) &&
    (value['s'] === undefined || isText(value['s'])) &&
    (value['b'] === undefined || isList(value['b'], isText)) &&
    (value['p'] === undefined || Number.isSafeInteger(value['p']))
  );
}

function isLocation(value: unknown): boolean {
  return Array.isArray(value) && isText(value[0]) && isOneOf(passageRoles)(value[1]);
}

function isList(value: unknown, isItem: (item: unknown) => boolean): value is readonly unknown[] {
  return Array.isArray(value) && value.every(isItem);
}

function isOneOf(names: readonly string[]): (value: unknown) => boolean {
  return (value) => typeof value === 'string' && names.includes(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
