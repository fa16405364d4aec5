import { toMarks, type Marks } from './highlight/toMarks';
import type { Heading, PhrasingContent, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { createAnchors, type Anchors } from './addresses/anchors';
import type { LinkTarget } from './addresses/links';
import { parseMarkdown, toDefinitions, toHeadingIds, toHeadingSlug, toLinkPlaces } from './markdownTree';

/** A text of the contract, parsed: every renderer writes it in its own way, and none of them can be made to run it. */
export type RichText = readonly Block[];

/** A block of a description; HTML in one stands there as it is written, as text. */
export type Block =
  | { readonly kind: 'paragraph'; readonly content: Phrase }
  | { readonly kind: 'heading'; readonly depth: number; readonly id: string; readonly content: Phrase }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      /** Number of the first item, unless it is 1. */
      readonly start?: number;
      readonly items: readonly RichText[];
    }
  | { readonly kind: 'code'; readonly language: string | null; readonly text: string; readonly marks: Marks }
  | { readonly kind: 'quote'; readonly content: RichText }
  | { readonly kind: 'table'; readonly header: readonly Phrase[]; readonly rows: readonly (readonly Phrase[])[] }
  | { readonly kind: 'rule' };

/** Running text. */
export type Phrase = readonly Inline[];

/** A piece of running text: a plain one is a string. */
export type Inline =
  | string
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis' | 'deleted'; readonly content: Phrase }
  | ({ readonly kind: 'link'; readonly content: Phrase } & LinkTarget)
  | { readonly kind: 'break' };

/** What the text of one description needs while it is read. */
interface Reading {
  /** Addresses of its headings. */
  readonly ids: ReadonlyMap<Heading, string>;
  /** Where a link leads; `null` for one that becomes its text. */
  readonly toTarget: (url: string) => LinkTarget | null;
  readonly definitions: ReadonlyMap<string, string>;
}

/**
 * Parses CommonMark with tables. HTML stays visible text, images become links, and a link that leads nowhere becomes its
 * text. On a page that shows several texts, its anchors keep their headings apart.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#rich-text-formatting
 */
export function toRichText(markdown: string, anchors: Anchors = createAnchors()): RichText {
  const plain = markdown.replace(/\n+$/, '').split('\n\n');
  if (plain.every(isPlain)) return plain.map((text) => ({ kind: 'paragraph', content: toPlainPhrase(text) }));
  const root = parseMarkdown(markdown);
  // Links to headings may come before them.
  const ids = toHeadingIds(root, anchors);
  const places = toLinkPlaces(ids);
  const reading: Reading = {
    ids,
    toTarget(url) {
      const own = url.startsWith('#') ? places.get(url.slice(1)) : undefined;
      return own === undefined ? anchors.links.toTarget(url, markdown) : { url: `#${own}` };
    },
    definitions: toDefinitions(root),
  };
  return root.children.flatMap((node) => toBlocks(node, reading));
}

/** The addresses that the headings of a text get on a page, by what links to them say. */
export function toHeadingPlaces(markdown: string, anchors: Anchors): ReadonlyMap<string, string> {
  return toLinkPlaces(toHeadingIds(parseMarkdown(markdown), anchors));
}

/**
 * Most descriptions are sentences with no mark but short code, over one line or several: parsing thousands of them would
 * take most of the build’s time.
 */
function isPlain(paragraph: string): boolean {
  return (
    /^(?:[\p{L}\p{N} \n\u00a0\u202f,;.:’'()«»…%/-]|(?<!`)`[^`\s\\]+`(?!`))+$/u.test(paragraph) &&
    // Anything but a word or code may make more of a line than words; a space at its end may break it.
    !/(?:^|\n)(?![\p{L}`])|\s(?:\n|$)|:\/\/|www\./iu.test(paragraph)
  );
}

/** @example toPlainPhrase('Vaut `a`.') // ['Vaut ', { kind: 'code', text: 'a' }, '.'] */
function toPlainPhrase(text: string): Phrase {
  return text
    .split('`')
    .map((part, index): Inline => (index % 2 === 0 ? part : { kind: 'code', text: part }))
    .filter((part) => part !== '');
}

function toBlocks(node: RootContent, reading: Reading): RichText {
  const phrase = (nodes: readonly PhrasingContent[]): Phrase => toPhrase(nodes, reading);
  switch (node.type) {
    case 'paragraph':
      return [{ kind: 'paragraph', content: phrase(node.children) }];
    case 'heading': {
      const id = reading.ids.get(node) ?? toHeadingSlug(node);
      return [{ kind: 'heading', depth: node.depth, id, content: phrase(node.children) }];
    }
    case 'list':
      return [
        {
          kind: 'list',
          ordered: node.ordered ?? false,
          ...(typeof node.start === 'number' && node.start !== 1 && { start: node.start }),
          items: node.children.map((item) => item.children.flatMap((child) => toBlocks(child, reading))),
        },
      ];
    case 'code':
      return [
        { kind: 'code', language: node.lang ?? null, text: node.value, marks: toMarks(node.value, node.lang ?? '') },
      ];
    case 'blockquote':
      return [{ kind: 'quote', content: node.children.flatMap((child) => toBlocks(child, reading)) }];
    case 'table': {
      const [header = [], ...rows] = node.children.map((row) => row.children.map((cell) => phrase(cell.children)));
      return [{ kind: 'table', header, rows }];
    }
    case 'thematicBreak':
      return [{ kind: 'rule' }];
    case 'html':
      return [{ kind: 'paragraph', content: [node.value] }];
    default: {
      const text = toString(node);
      return text === '' ? [] : [{ kind: 'paragraph', content: [text] }];
    }
  }
}

function toPhrase(nodes: readonly PhrasingContent[], reading: Reading): Phrase {
  return nodes.flatMap((node) => toInline(node, reading));
}

function toInline(node: PhrasingContent, reading: Reading): Phrase {
  switch (node.type) {
    case 'text':
    case 'html':
      return [node.value];
    case 'inlineCode':
      return [{ kind: 'code', text: node.value }];
    case 'strong':
      return [{ kind: 'strong', content: toPhrase(node.children, reading) }];
    case 'emphasis':
      return [{ kind: 'emphasis', content: toPhrase(node.children, reading) }];
    case 'delete':
      return [{ kind: 'deleted', content: toPhrase(node.children, reading) }];
    case 'link':
      return toLink(node.url, toPhrase(node.children, reading), reading);
    case 'linkReference':
      return toLink(reading.definitions.get(node.identifier), toPhrase(node.children, reading), reading);
    case 'image':
      return toLink(node.url, [alternative(node.alt, node.url)], reading);
    case 'imageReference':
      return toLink(reading.definitions.get(node.identifier), [alternative(node.alt, node.identifier)], reading);
    case 'break':
      return [{ kind: 'break' }];
    default: {
      const text = toString(node);
      return text === '' ? [] : [text];
    }
  }
}

function alternative(alt: string | null | undefined, url: string): string {
  return alt === null || alt === undefined || alt === '' ? url : alt;
}

/** A link holds none: what stands inside, such as an image, is its text. */
function toLink(url: string | undefined, content: Phrase, { toTarget }: Reading): Phrase {
  const target = url === undefined ? null : toTarget(url);
  return target === null ? content : [{ kind: 'link', ...target, content: content.flatMap(withoutLink) }];
}

function withoutLink(inline: Inline): Phrase {
  if (typeof inline === 'string') return [inline];
  switch (inline.kind) {
    case 'link':
      return inline.content;
    case 'strong':
    case 'emphasis':
    case 'deleted':
      return [{ ...inline, content: inline.content.flatMap(withoutLink) }];
    case 'code':
    case 'break':
      return [inline];
  }
}

/** The text alone, for titles, descriptions and search. */
export function toPlainText(content: RichText): string {
  return content.map(blockText).join('\n').trim();
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return phraseText(block.content);
    case 'list':
      return block.items.map(toPlainText).join('\n');
    case 'code':
      return block.text;
    case 'quote':
      return toPlainText(block.content);
    case 'table':
      return [block.header, ...block.rows].map((row) => row.map(phraseText).join(' ')).join('\n');
    case 'rule':
      return '';
  }
}

/** The words of a phrase, without their marks; a line break is a space. */
export function phraseText(phrase: Phrase): string {
  return phrase.map(inlineText).join('');
}

function inlineText(inline: Inline): string {
  if (typeof inline === 'string') return inline;
  switch (inline.kind) {
    case 'code':
      return inline.text;
    case 'strong':
    case 'emphasis':
    case 'deleted':
    case 'link':
      return phraseText(inline.content);
    case 'break':
      return ' ';
  }
}
