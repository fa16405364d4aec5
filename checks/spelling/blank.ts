import { frontMatterOf } from '@reliure/richtext';

/** Replaces matches with spaces, so that the other words stay on their lines. */
function blankAll(text: string, ...patterns: readonly RegExp[]): string {
  return patterns.reduce((rest, pattern) => rest.replace(pattern, (match) => match.replace(/[^\n]/g, ' ')), text);
}

/** Matches a list item that is marked as another language: `- { en: empty cylinder }`. */
const otherLanguageItem = /^ *- \{ [a-z]{2}: .*$/gm;

/** Blanks everything in Markdown but prose: code, addresses, tags, and what only Docusaurus reads. */
function blankMarkdown(text: string): string {
  return blankAll(
    text,
    /^[ \t]*(`{3,}|~{3,})[^]*?^[ \t]*\1/gm,
    /(`+)[^`][^]*?\1/g,
    /<!--[^]*?-->/g,
    /<\/?[a-z][^<>]*>/gi,
    /(?<=\])\([^()]*(?:\([^()]*\)[^()]*)*\)/g,
    /\b(?:https?:\/\/|mailto:)[^\s<>)]+/g,
    /\{#[^}]*\}/g,
    /\[\^[^\]]+\]/g,
    /^\s*:{2,}.*$/gm,
    /[\w.-]+@[\w-]+\.\w+/g,
  );
}

/** Blanks a guide or a post. The front matter keeps only texts that readers see, and lists, such as search phrases. */
export function blankGuide(text: string): string {
  const front = frontMatterOf(text);
  const shown = blankAll(front, /^(?!(?:title|description|sidebar_label):| {2}- ).*$/gm, otherLanguageItem, /^\w+:/gm);
  return (
    shown +
    blankMarkdown(
      blankAll(text.slice(front.length), /\{\/\*[^]*?\*\/\}/g, /^import .*$/gm, /^export (?:.*;$|[^]*?^\};?$)/gm),
    )
  );
}

/** Members of the contract’s YAML whose text visitors read, or search with. */
export const proseMembers = [
  'title',
  'summary',
  'description',
  'x-search-phrases',
  'x-replay',
  'cause',
  'remedy',
  'condition',
  'text',
  'by',
  'remark',
];

/** Blanks YAML of the contract, except for the texts of some members, on one line or on several. */
export function blankContract(text: string, members: readonly string[] = proseMembers): string {
  const proseMember = new RegExp(`^(?<indent> *(?:- )?)(?<key>${members.join('|')}): *(?<value>.*)$`);
  let indent = -1;
  const lines = text.split('\n').map((line) => {
    const depth = line.search(/\S/);
    if (indent >= 0 && (depth === -1 || depth > indent)) return line;
    indent = -1;
    const found = proseMember.exec(line)?.groups;
    if (found === undefined) return inFlow(line);
    indent = (found['indent'] ?? '').length;
    const value = found['value'] ?? '';
    // A condition in a scenario is an expression.
    if (value.startsWith('$')) return blankAll(line, /.*/g);
    // The key is that of a map, such as a property with this name, and not that of a text.
    if (value === '' && found['key'] !== 'x-search-phrases') indent = -1;
    return ' '.repeat(line.length - value.length) + value.replace(/^[>|][+-]?$/, '');
  });
  return blankMarkdown(blankAll(lines.join('\n'), otherLanguageItem));
}

/** Blanks a line except for texts in a flow mapping: `- { const: A, title: Texte }` */
function inFlow(line: string): string {
  const visibleOffsets = new Set<number>();
  for (const { index, 0: all, 1: value = '' } of line.matchAll(
    /[{,] *(?:title|summary|description): *('[^']*'|"[^"]*"|[^,}]*)/g,
  )) {
    const start = index + all.length - value.length;
    for (let offset = 0; offset < value.length; offset += 1) visibleOffsets.add(start + offset);
  }
  return line.replace(/[^]/g, (character, offset: number) => (visibleOffsets.has(offset) ? character : ' '));
}

/** Blanks a file of the theme’s messages, except for the messages themselves, without their placeholders. */
export function blankMessages(text: string): string {
  return blankAll(text, /^\s*"[^"]*":/gm, /\{\w+\}/g);
}
