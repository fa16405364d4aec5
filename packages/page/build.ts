import { referencePath } from '@reliure/richtext';
import type { LinkTarget, Phrase, RichText } from '@reliure/richtext';
import type { FilterBlock } from './controls.ts';
import { texts } from './texts.ts';
import type { Block, Fact, Item, ListBlock, Phrases, PhrasesBlock, SectionBlock, TextBlock } from './blocks.ts';

/** A phrase, or a string as a shorthand for plain text. */
export type Words = Phrase | string;

/** Builds the content of a line. Empty strings are left out. */
export function phrases(...words: readonly Words[]): Phrases {
  return words.flatMap((word) =>
    word === '' ? [] : typeof word === 'string' ? [{ type: 'text', value: word }] : [word],
  );
}

/** Builds a name or code of the API. */
export function code(value: string): Phrase {
  return { type: 'inlineCode', value };
}

/** Builds an HTTP method, in upper case. */
export function method(value: string): Phrase {
  return { type: 'inlineCode', value, data: { look: 'method' } };
}

/** Builds the status of a response. */
export function status(value: string): Phrase {
  return { type: 'inlineCode', value, data: { look: 'status' } };
}

/** Builds the name of a day. */
export function day(date: string, name: string): Phrase {
  return { type: 'text', value: name, data: { day: date } };
}

/** Builds bold words. */
export function strong(...words: readonly Words[]): Phrase {
  return { type: 'strong', children: [...phrases(...words)] };
}

/** Builds stressed words. */
export function emphasis(...words: readonly Words[]): Phrase {
  return { type: 'emphasis', children: [...phrases(...words)] };
}

/** Builds a link to a path of the site, or to a URL. */
export function link(target: string | LinkTarget, ...words: readonly Words[]): Phrase {
  const { url, ...data } = typeof target === 'string' ? { url: target } : target;
  return { type: 'link', url, children: [...phrases(...words)], data };
}

/** Builds a link to a page of the reference. */
export function pageLink(slug: string, ...words: readonly Words[]): Phrase {
  return link(referencePath(slug), ...words);
}

/** Builds a link to a file of the site, which browsers download. */
export function download(path: string, ...words: readonly Words[]): Phrase {
  return { type: 'link', url: path, children: [...phrases(...words)], data: { isDownload: true } };
}

/** Joins phrases with a separator. */
export function join(parts: readonly Phrases[], separator = ', '): Phrases {
  return parts
    .filter(({ length }) => length > 0)
    .flatMap((part, index) => (index === 0 ? part : [...phrases(separator), ...part]));
}

/** Builds a text of the contract. */
export function text(content: RichText, look?: TextBlock['look']): TextBlock {
  return { kind: 'text', content, ...(look !== undefined && { look }) };
}

/** Builds a paragraph of the engine’s own words, which the search skips. */
export function words(...parts: readonly Words[]): TextBlock {
  return { kind: 'text', content: [paragraph(...parts)], isNotSearched: true };
}

/** Builds a text of the contract that the search skips, or nothing if there is none. */
export function skippedText(content: RichText): readonly TextBlock[] {
  return content.length === 0 ? [] : [{ kind: 'text', content, isNotSearched: true }];
}

/** Builds a paragraph. */
export function paragraph(...parts: readonly Words[]): RichText[number] {
  return { type: 'paragraph', children: [...phrases(...parts)] };
}

/** Builds a section of a page. */
export function section(
  id: string,
  title: string,
  blocks: SectionBlock['blocks'],
  more: Partial<SectionBlock> = {},
): SectionBlock {
  return { kind: 'section', id, title: phrases(title), level: 2, blocks, ...more };
}

/** Returns a section, or nothing if it would be empty. */
export function sectionIf(isShown: boolean, ...parameters: Parameters<typeof section>): readonly SectionBlock[] {
  return isShown ? [section(...parameters)] : [];
}

/** Builds a term and its value, in the engine’s own words. */
export function shortFact(term: string, ...value: readonly Words[]): Fact {
  return fact(term, [words(...value)]);
}

/** Builds a term and its value. */
export function fact(term: string | Phrases, blocks: readonly Block[]): Fact {
  return { term: typeof term === 'string' ? phrases(term) : term, blocks };
}

/** Builds items of a list. */
export function list(items: readonly Item[], look?: ListBlock['look']): ListBlock {
  return { kind: 'list', items, ...(look !== undefined && { look }) };
}

/** Builds links on one line. */
export function inlineList(items: readonly Phrases[]): ListBlock {
  return list(
    items.map((item) => ({ phrases: item })),
    'inline',
  );
}

/** Builds entries that a field filters. */
export function filtered(
  label: string,
  blocks: readonly Block[],
  more: Pick<FilterBlock, 'contents'> = {},
): FilterBlock {
  return { kind: 'filter', label, parameter: texts().filterParameter, blocks, ...more };
}

/** Builds a link to a page of the reference whose entries are filtered. */
export function filteredLink(
  slug: string | undefined,
  text: string,
  anchor: string,
  ...words: readonly Words[]
): Phrase {
  const query = new URLSearchParams({ [texts().filterParameter]: text });
  return link(`${referencePath(slug)}?${query}${anchor === '' ? '' : `#${anchor}`}`, ...words);
}

/** Builds phrases that only the search reads. */
export function searchPhrases(texts: readonly string[] = [], id?: string): PhrasesBlock {
  return { kind: 'phrases', phrases: texts, role: 'phrase', ...(id !== undefined && { id }) };
}
