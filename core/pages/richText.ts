import type { PhrasingContent, RootContent } from 'mdast';
import GithubSlugger from 'github-slugger';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';

/** A text of the contract, parsed: every renderer writes it in its own way, and none of them can be made to run it. */
export type RichText = readonly Block[];

export type Block =
  | { readonly kind: 'paragraph'; readonly content: Phrase }
  | { readonly kind: 'heading'; readonly depth: number; readonly id: string; readonly content: Phrase }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly RichText[] }
  | { readonly kind: 'code'; readonly language: string | null; readonly text: string }
  | { readonly kind: 'quote'; readonly content: RichText }
  | { readonly kind: 'table'; readonly header: readonly Phrase[]; readonly rows: readonly (readonly Phrase[])[] }
  | { readonly kind: 'rule' };

export type Phrase = readonly Inline[];

export type Inline =
  | string
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis' | 'deleted'; readonly content: Phrase }
  | { readonly kind: 'link'; readonly url: string; readonly content: Phrase }
  | { readonly kind: 'break' };

/**
 * Parses CommonMark with tables. HTML stays visible text, images become links, and a link that is not a web, mail or
 * site address becomes its text.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#rich-text-formatting
 */
export function toRichText(markdown: string): RichText {
  const slugger = new GithubSlugger();
  const root = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  return root.children.flatMap((node) => toBlocks(node, slugger));
}

function toBlocks(node: RootContent, slugger: GithubSlugger): RichText {
  switch (node.type) {
    case 'paragraph':
      return [{ kind: 'paragraph', content: toPhrase(node.children) }];
    case 'heading':
      return [
        { kind: 'heading', depth: node.depth, id: slugger.slug(toString(node)), content: toPhrase(node.children) },
      ];
    case 'list':
      return [
        {
          kind: 'list',
          ordered: node.ordered ?? false,
          items: node.children.map((item) => item.children.flatMap((child) => toBlocks(child, slugger))),
        },
      ];
    case 'code':
      return [{ kind: 'code', language: node.lang ?? null, text: node.value }];
    case 'blockquote':
      return [{ kind: 'quote', content: node.children.flatMap((child) => toBlocks(child, slugger)) }];
    case 'table': {
      const [header = [], ...rows] = node.children.map((row) => row.children.map((cell) => toPhrase(cell.children)));
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

function toPhrase(nodes: readonly PhrasingContent[]): Phrase {
  return nodes.flatMap(toInline);
}

function toInline(node: PhrasingContent): Phrase {
  switch (node.type) {
    case 'text':
    case 'html':
      return [node.value];
    case 'inlineCode':
      return [{ kind: 'code', text: node.value }];
    case 'strong':
      return [{ kind: 'strong', content: toPhrase(node.children) }];
    case 'emphasis':
      return [{ kind: 'emphasis', content: toPhrase(node.children) }];
    case 'delete':
      return [{ kind: 'deleted', content: toPhrase(node.children) }];
    case 'link':
      return toLink(node.url, toPhrase(node.children));
    case 'image':
      return toLink(node.url, [node.alt ?? node.url]);
    case 'break':
      return [{ kind: 'break' }];
    default: {
      const text = toString(node);
      return text === '' ? [] : [text];
    }
  }
}

function toLink(url: string, content: Phrase): Phrase {
  return isSafeUrl(url) ? [{ kind: 'link', url, content }] : content;
}

/** Only addresses that a click cannot turn into code: web, mail, and places of this site. */
export function isSafeUrl(url: string): boolean {
  return /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i.test(url);
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
