import { createAnchors, type Anchors } from './addresses/anchors';
import { findDefinitions, nameHeadings, parseMarkdown } from './parseMarkdown';
import type { Block, Phrase, RichText } from './richText';
import { toSafeBlocks } from './toSafeBlocks';

/**
 * Parses CommonMark with tables. HTML stays visible text, images become links, and a link that leads nowhere becomes its
 * text. On a page that shows several texts, its anchors keep their headings apart.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#rich-text-formatting
 */
export function toRichText(markdown: string, anchors: Anchors = createAnchors()): RichText {
  const plain = markdown.replace(/\n+$/, '').split('\n\n');
  if (plain.every(isPlain)) return plain.map(toPlainParagraph);
  const root = parseMarkdown(markdown);
  // Links to headings may come before them.
  const places = nameHeadings(root, anchors);
  const context = {
    definitions: findDefinitions(root),
    toTarget(url: string) {
      const own = url.startsWith('#') ? places.get(url.slice(1)) : undefined;
      return own === undefined ? anchors.links.toTarget(url, markdown) : { url: `#${own}` };
    },
  };
  return toSafeBlocks(root, context);
}

/** The addresses that the headings of a text get on a page, by what links to them say. */
export function toHeadingPlaces(markdown: string, anchors: Anchors): ReadonlyMap<string, string> {
  return nameHeadings(parseMarkdown(markdown), anchors);
}

/**
 * Most descriptions are sentences with no mark but short code, over one line or several: parsing thousands of them would
 * take a large part of the build’s time.
 */
function isPlain(paragraph: string): boolean {
  return (
    /^(?:[\p{L}\p{N} \n\u00a0\u202f,;.:’'()«»…%/-]|(?<!`)`[^`\s\\]+`(?!`))+$/u.test(paragraph) &&
    // Anything but a word or code may make more of a line than words; a space at its end may break it.
    !/(?:^|\n)(?![\p{L}`])|\s(?:\n|$)|:\/\/|www\./iu.test(paragraph)
  );
}

/** Every second part of a plain paragraph is code: `Vaut`, `` `a` ``, `.` */
function toPlainParagraph(paragraph: string): Block {
  const parts = paragraph
    .split('`')
    .map((value, index): Phrase => ({ type: index % 2 === 0 ? 'text' : 'inlineCode', value }));
  return { type: 'paragraph', children: parts.filter((part) => !('value' in part) || part.value !== '') };
}
