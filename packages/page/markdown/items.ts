import { toString } from 'mdast-util-to-string';
import type { BlockContent, ListItem } from 'mdast';
import { joinPhrases, toBlocks, toItem, toPhrasing } from '@reliure/richtext';
import type { LinkWriter, Phrasing, RichText } from '@reliure/richtext';
import type { Phrases } from '../blocks.ts';
import { texts } from '../texts.ts';

/** Where a block is written: the links of its page, and the level of the heading above it. */
export interface Place {
  readonly links: LinkWriter;
  readonly level: 1 | 2 | 3 | 4;
}

/** The content after the head of an item. */
export interface ItemContent {
  readonly text?: RichText;
  /** Sentences after the first paragraph of the text. */
  readonly details?: readonly (readonly Phrasing[])[];
  readonly nested?: readonly BlockContent[];
}

/** Renders phrases, and what is below them on a page, on one line. */
export function toLine(phrases: Phrases, note: Phrases | undefined, { links }: Place): readonly Phrasing[] {
  return [
    ...toPhrasing(phrases, links),
    ...(note === undefined ? [] : [`${texts().colon} `, ...toPhrasing(note, links)]),
  ];
}

/** Renders a list item. The first paragraph of its text and the details are on the same line as the head. */
export function toDescribedItem(
  head: readonly Phrasing[],
  { text = [], details = [], nested = [] }: ItemContent,
  { links }: Place,
): ListItem {
  const [first, ...others] = text;
  const opening = first?.type === 'paragraph' ? toPhrasing(first.children, links) : [];
  const rest = toBlocks(first?.type === 'paragraph' ? others : text, links, 'inline');
  const line = joinPhrases(
    [details.length > 0 ? toSentence(opening) : opening, ...details].filter((phrase) => phrase.length > 0),
    ' ',
  );
  const colon = line.length === 0 || head.length === 0 ? [] : [`${texts().colon} `];
  return toItem([...head, ...colon, ...line], ...rest, ...nested);
}

/** Adds a full stop to a phrase that has no punctuation at its end, so that it does not run into the text after it. */
function toSentence(phrase: readonly Phrasing[]): readonly Phrasing[] {
  const text = phrase.map((part) => (typeof part === 'string' ? part : toString(part))).join('');
  return text === '' || /[.!?…:;。！？]\s*$/.test(text) ? phrase : [...phrase, '.'];
}
