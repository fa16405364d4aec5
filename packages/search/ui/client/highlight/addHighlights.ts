import { stem } from '#analysis';
import { wholeWords } from '../../../engine/text/analyze.ts';
import { findMatches, type TextRange } from '../../../engine/snippet.ts';

/** Maximum number of words to highlight, because a URL can contain any number. */
const wordLimit = 20;

/** Elements whose text is one passage. */
const passage = 'p, li, dd, td, th, summary, div';

const headings = 'h1, h2, h3, h4, h5, h6';

/** Titles, code and navigation are not highlighted, nor is text that is collapsed or that scripts change. */
const skipped = `${headings}, code, pre, nav, header, script, style, button, input, textarea, select, [role="status"],
  details:not([open]) > :not(summary)`;

/** Highlighted words of a page. */
export interface Highlights {
  readonly marks: readonly HTMLElement[];
  readonly remove: () => void;
}

/** The matches in the text nodes of one passage, and the query’s words among them. */
interface Passage {
  readonly matches: Map<Text, readonly TextRange[]>;
  readonly words: Set<string>;
  /** Whether it is before the first section, which is what a result without a fragment is about. */
  readonly isFirst: boolean;
}

/**
 * Highlights the words, and their inflections, in the passage that has most of them: below the target of the URL, or else
 * near the start of the page. Words that this passage does not have are highlighted in others.
 */
export function addHighlights(words: readonly string[]): Highlights {
  const stems = new Set(words.slice(0, wordLimit).flatMap((word) => wholeWords(word.slice(0, 100)).map(stem)));
  const article = document.querySelector('article') ?? document.querySelector('main');
  const passages = article === null ? [] : findPassages(article, stems);
  const added = choose(passages, stems).flatMap(({ matches }) =>
    [...matches].map(([node, ranges]) => insertMarkElements(node, ranges)),
  );
  return {
    marks: added.flatMap(({ marks }) => marks),
    remove: () => added.forEach(({ remove }) => remove()),
  };
}

function findPassages(article: Element, stems: ReadonlySet<string>): readonly Passage[] {
  const range = toSearchedRange(article);
  const firstSection = article.querySelector('h2');
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT, (node) =>
    range.intersectsNode(node) && node.parentElement?.closest(skipped) === null
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  );
  const passages = new Map<Element | null, Passage>();
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    const found = new Set<string>();
    const matches = findMatches(node.data, (word) => stems.has(stem(word)) && Boolean(found.add(stem(word))));
    if (matches.length === 0) continue;
    const element = node.parentElement?.closest(passage) ?? null;
    const isFirst =
      firstSection === null || node.compareDocumentPosition(firstSection) === Node.DOCUMENT_POSITION_FOLLOWING;
    const known = passages.get(element) ?? { matches: new Map(), words: new Set(), isFirst };
    known.matches.set(node, matches);
    for (const word of found) known.words.add(word);
    passages.set(element, known);
  }
  return [...passages.values()];
}

/** Returns the target of the URL or, if it is a heading, what is below it; the whole page if there is none. */
function toSearchedRange(article: Element): Range {
  const range = document.createRange();
  range.selectNodeContents(article);
  const target = article.querySelector('[data-revealed]');
  if (target?.matches(headings) === true) {
    range.setStartAfter(target);
    const all = [...article.querySelectorAll(headings)];
    const next = all.slice(all.indexOf(target) + 1).find(({ tagName }) => tagName <= target.tagName);
    if (next !== undefined) range.setEndBefore(next);
  } else if (target !== null) range.selectNode(target);
  return range;
}

/** Chooses the passage with most of the words, and again for the words that it does not have. */
function choose(passages: readonly Passage[], stems: ReadonlySet<string>): readonly Passage[] {
  const scored = passages.flatMap((one) => {
    const count = [...one.words].filter((word) => stems.has(word)).length;
    return count === 0 ? [] : { one, score: one.isFirst ? wordLimit + count : count };
  });
  const [first, ...others] = scored;
  if (first === undefined) return [];
  const best = others.reduce((found, other) => (other.score > found.score ? other : found), first).one;
  return [best, ...choose(passages, new Set([...stems].filter((word) => !best.words.has(word))))];
}

/**
 * Inserts `<mark>` elements. React owns the text node, so it stays where it is, shortened, and the elements are added
 * after it.
 */
function insertMarkElements(node: Text, matches: readonly TextRange[]): Highlights {
  const text = node.data;
  const marks = matches.map(({ start, end }) => {
    const mark = document.createElement('mark');
    mark.textContent = text.slice(start, end);
    return mark;
  });
  const added = marks.flatMap((mark, index) => [
    mark,
    document.createTextNode(text.slice(matches[index]?.end, matches[index + 1]?.start)),
  ]);
  node.data = text.slice(0, matches[0]?.start);
  node.after(...added);
  return {
    marks,
    remove: () => {
      added.forEach((child) => child.remove());
      if (text.startsWith(node.data)) node.data = text;
    },
  };
}
