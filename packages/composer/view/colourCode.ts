import { toTokens } from '../core/toTokens.ts';

/**
 * Colours the code of an element, in the highlights of the page script, which has none if the browser cannot show them.
 *
 * @returns A function that removes the colours.
 * @see packages/browser/script/features/code/colourCode.ts
 */
export function colourCode(element: HTMLElement | null): () => void {
  const text = element?.firstChild;
  if (text == null || !('highlights' in CSS)) return () => undefined;
  const added = toTokens(text.textContent ?? '').flatMap(({ type, start, end }) => {
    const highlight = CSS.highlights.get(`code-${type}`);
    const range = new StaticRange({ startContainer: text, startOffset: start, endContainer: text, endOffset: end });
    return highlight === undefined ? [] : [{ highlight: highlight.add(range), range }];
  });
  return () => {
    for (const { highlight, range } of added) highlight.delete(range);
  };
}
