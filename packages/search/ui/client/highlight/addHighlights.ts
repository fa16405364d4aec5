import { stem } from '#analysis';
import { wholeWords } from '../../../engine/text/analyze.ts';
import { findMatches, type IsQueryWord, type TextRange } from '../../../engine/snippet.ts';

/** Maximum number of words to highlight, because a URL can contain any number. */
const wordLimit = 20;

/** Text in these elements is skipped because scripts change it. */
const skipped = 'script, style, button, input, textarea, select, [role="status"], mark';

/**
 * Highlights the words, and their inflections, in the page’s main text.
 *
 * @returns A function that removes the highlights; `null` when there is nothing to highlight.
 */
export function addHighlights(words: readonly string[]): (() => void) | null {
  const stems = new Set(words.slice(0, wordLimit).flatMap((word) => wholeWords(word.slice(0, 100)).map(stem)));
  const article = document.querySelector('article') ?? document.querySelector('main');
  if (article === null || stems.size === 0) return null;
  const isQueryWord: IsQueryWord = (word) => stems.has(stem(word));
  const restores = textNodes(article).flatMap((node) => highlightText(node, isQueryWord) ?? []);
  return restores.length === 0 ? null : () => restores.forEach((restore) => restore());
}

function textNodes(root: Node): readonly Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(skipped) === null ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
  );
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text) nodes.push(node);
  return nodes;
}

function highlightText(node: Text, isQueryWord: IsQueryWord): (() => void) | null {
  const matches = findMatches(node.data, isQueryWord);
  if (matches.length === 0) return null;
  // The colours of code are ranges in its single text node, which must not be split.
  const isCode = node.parentElement?.dataset['marks'] !== undefined && 'highlights' in CSS;
  return isCode ? addRanges(node, matches) : insertMarkElements(node, matches);
}

/** Also used in `highlight.module.css`. */
const highlightName = 'sought';

function addRanges(node: Text, matches: readonly TextRange[]): () => void {
  const highlight = CSS.highlights.get(highlightName) ?? new Highlight();
  const ranges = matches.map(
    ({ start, end }) =>
      new StaticRange({ startContainer: node, startOffset: start, endContainer: node, endOffset: end }),
  );
  ranges.forEach((range) => highlight.add(range));
  CSS.highlights.set(highlightName, highlight);
  return () => ranges.forEach((range) => highlight.delete(range));
}

/**
 * Inserts `<mark>` elements. React owns the text node, so it stays where it is, shortened, and the elements are added
 * after it.
 */
function insertMarkElements(node: Text, matches: readonly TextRange[]): () => void {
  const text = node.data;
  const added: ChildNode[] = [];
  matches.forEach(({ start, end }, index) => {
    const mark = document.createElement('mark');
    mark.textContent = text.slice(start, end);
    added.push(mark, document.createTextNode(text.slice(end, matches[index + 1]?.start ?? text.length)));
  });
  node.data = text.slice(0, matches[0]?.start);
  node.after(...added);
  return () => {
    added.forEach((child) => child.remove());
    if (text.startsWith(node.data)) node.data = text;
  };
}
