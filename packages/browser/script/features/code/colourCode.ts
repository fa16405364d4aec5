import { onNewPage } from '../../onNewPage.ts';

/** Token types by letter. @see packages/richtext/highlight/toMarks.ts */
const typeOfLetter = { k: 'keyword', s: 'string', n: 'number', p: 'property', c: 'comment', f: 'function' } as const;

/**
 * Colours code when it comes into view, at the positions that the build computed. The code remains one text node,
 * without an element for each token. A browser without custom highlights shows it without colours.
 *
 * @see https://drafts.csswg.org/css-highlight-api-1/
 */
export function colourCode(): void {
  if (canColour()) onNewPage(colour);
}

/** Colours the code of the page again, after its text has changed. */
export function colourAgain(): void {
  if (canColour()) colour();
}

/** With forced colours, browsers ignore the style of highlights and show them like selected text. */
function canColour(): boolean {
  return 'highlights' in CSS && !matchMedia('(forced-colors: active)').matches;
}

/** Replaces the highlights of the previous page, so that its text nodes can be garbage-collected. */
function colour(): void {
  const highlights = new Map(
    Object.entries(typeOfLetter).map(([letter, name]) => {
      const highlight = new Highlight();
      CSS.highlights.set(`code-${name}`, highlight);
      return [letter, highlight];
    }),
  );
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      observer.unobserve(target);
      for (const { letter, start, end } of toHighlightedTokens(target.dataset['marks'] ?? '')) {
        const text = target.firstChild;
        if (text !== null) highlights.get(letter)?.add(toRange(text, start, end));
      }
    }
  });
  for (const code of document.querySelectorAll('[data-marks]')) observer.observe(code);
}

interface HighlightedToken {
  readonly letter: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Reads the positions of the highlighted tokens in a code sample.
 *
 * @example toHighlightedTokens('0k3 4s5') // 0 to 3 is a keyword; 4 characters later, 5 characters are a string
 */
export function toHighlightedTokens(marks: string): readonly HighlightedToken[] {
  let position = 0;
  return [...marks.matchAll(/(\d+)([a-z])(\d+)/g)].map(([, gap, letter = '', length]) => {
    const start = position + Number(gap);
    position = start + Number(length);
    return { letter, start, end: position };
  });
}

function toRange(text: Node, start: number, end: number): StaticRange {
  return new StaticRange({ startContainer: text, startOffset: start, endContainer: text, endOffset: end });
}
