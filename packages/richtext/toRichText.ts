import { createAnchors, type Anchors } from './addresses/anchors.ts';
import { findDefinitions, nameHeadings, parseMarkdown } from './parseMarkdown.ts';
import type { Block, Phrase, RichText } from './richText.ts';
import { toSafeBlocks } from './toSafeBlocks.ts';

/**
 * Parses CommonMark with tables. HTML acts as the Markdown that means the same or is shown as text, images become links,
 * and dead links become plain text.
 * Pass the same `anchors` for all texts of a page, so that their headings get different ids.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#rich-text-formatting
 */
export function toRichText(markdown: string, anchors: Anchors = createAnchors()): RichText {
  const plain = markdown.replace(/\n+$/, '').split('\n\n');
  if (plain.every(isPlain)) return plain.map(toPlainParagraph);
  const root = anchors.links.parsed?.get(markdown) ?? parseMarkdown(markdown);
  anchors.links.parsed?.set(markdown, root);
  // Headings are named first, because links to them may come before them.
  const ids = nameHeadings(root, anchors);
  const context = {
    definitions: findDefinitions(root),
    toTarget(url: string) {
      const own = url.startsWith('#') ? ids.get(url.slice(1)) : undefined;
      return own === undefined ? anchors.links.toTarget(url, markdown) : { url: `#${own}` };
    },
  };
  return toSafeBlocks(root, context);
}

/** Returns the anchors that the headings of a text get on a page, by the fragments that link to them. */
export function toHeadingAnchors(markdown: string, anchors: Anchors): ReadonlyMap<string, string> {
  return nameHeadings(parseMarkdown(markdown), anchors);
}

/**
 * Whether a paragraph is plain text with short code at most. Most descriptions are, and parsing thousands of them would
 * take a large part of the build time.
 */
function isPlain(paragraph: string): boolean {
  return (
    /^(?:[\p{L}\p{N} \n\u00a0\u202f,;.:’'()«»“”…%/-]|(?<!`)`[^`\s\\]+`(?!`))+$/u.test(paragraph) &&
    // A line that starts with anything but a letter or code may be a block. A space at its end may be a line break.
    !/(?:^|\n)(?![\p{L}`])|\s(?:\n|$)|:\/\/|www\./iu.test(paragraph)
  );
}

/** Converts a plain paragraph: code between backticks, and text. */
function toPlainParagraph(paragraph: string): Block {
  const children = [...paragraph.matchAll(/`(?<code>[^`]*)`|(?<text>[^`]+)/g)].map(({ groups }): Phrase => {
    const { code, text = '' } = groups ?? {};
    return code === undefined ? { type: 'text', value: text } : { type: 'inlineCode', value: code };
  });
  return { type: 'paragraph', children };
}
