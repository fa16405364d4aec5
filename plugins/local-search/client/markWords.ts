import { analyze } from '@site/core/search/analyze';
import { findMatches } from '@site/core/search/snippet';

/** Most words of an address that are looked for: it can hold anything. */
const wordLimit = 20;

/** Texts that change by themselves are left alone. */
const skipped = 'script, style, button, input, textarea, select, [role="status"], mark';

/**
 * Marks the words, and their inflections, in the page’s main text.
 *
 * @returns What takes the marks away again.
 */
export function markWords(words: readonly string[]): () => void {
  const terms = words.slice(0, wordLimit).flatMap((word) => analyze(word.slice(0, 100)).map(({ term }) => term));
  const article = document.querySelector('article') ?? document.querySelector('main');
  if (article === null || terms.length === 0) return () => undefined;
  const restores = textNodes(article).map((node) => markText(node, terms));
  return () => restores.forEach((restore) => restore());
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

/** React owns the text node: it stays where it is, shortened, and marks are put after it. */
function markText(node: Text, terms: readonly string[]): () => void {
  const text = node.data;
  const matches = findMatches(text, terms);
  const first = matches[0];
  if (first === undefined) return () => undefined;
  const added: ChildNode[] = [];
  matches.forEach(({ start, end }, index) => {
    const mark = document.createElement('mark');
    mark.textContent = text.slice(start, end);
    added.push(mark, document.createTextNode(text.slice(end, matches[index + 1]?.start ?? text.length)));
  });
  node.data = text.slice(0, first.start);
  node.after(...added);
  return () => {
    added.forEach((child) => child.remove());
    if (text.startsWith(node.data)) node.data = text;
  };
}
