import { frontMatterOf } from '@apidoc/richtext';

/** Replaced by spaces, so that the words behind keep their lines. */
function blankAll(text: string, ...patterns: readonly RegExp[]): string {
  return patterns.reduce((rest, pattern) => rest.replace(pattern, (match) => match.replace(/[^\n]/g, ' ')), text);
}

/** An item of a list that says in which other language it is: `- { en: empty cylinder }`. */
const foreignItem = /^ *- \{ [a-z]{2}: .*$/gm;

/** Markdown with nothing but its prose: code, addresses, tags, and what only Docusaurus reads are blank. */
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
    /^\s*:{2,}.*$/gm,
    /[\w.-]+@[\w-]+\.\w+/g,
  );
}

/** A guide or a post: of its front matter, only what a reader sees, and lists, such as what the search is asked. */
export function blankGuide(text: string): string {
  const front = frontMatterOf(text);
  const shown = blankAll(front, /^(?!(?:title|description|sidebar_label):| {2}- ).*$/gm, foreignItem, /^\w+:/gm);
  return (
    shown +
    blankMarkdown(
      blankAll(text.slice(front.length), /\{\/\*[^]*?\*\/\}/g, /^import .*$/gm, /^export (?:.*;$|[^]*?^\};?$)/gm),
    )
  );
}

/** Members of the contract’s YAML whose text a visitor reads. */
const proseMember =
  /^(?<indent> *(?:- )?)(?<key>title|summary|description|x-search-phrases|x-replay|cause|remedy|condition|text|by): *(?<value>.*)$/;

/** YAML of the contract: the texts of some members, on one line or on several, are left. */
export function blankContract(text: string): string {
  let indent = -1;
  const lines = text.split('\n').map((line) => {
    const depth = line.search(/\S/);
    if (indent >= 0 && (depth === -1 || depth > indent)) return line;
    indent = -1;
    const found = proseMember.exec(line)?.groups;
    if (found === undefined) return inFlow(line);
    indent = (found['indent'] ?? '').length;
    const value = found['value'] ?? '';
    // The condition of a scenario is an expression.
    if (value.startsWith('$')) return blankAll(line, /.*/g);
    // What follows in a map of its own, such as a property of this name, is no text.
    if (value === '' && found['key'] !== 'x-search-phrases') indent = -1;
    return ' '.repeat(line.length - value.length) + value.replace(/^[>|][+-]?$/, '');
  });
  return blankMarkdown(blankAll(lines.join('\n'), foreignItem));
}

/** `- { const: A, title: Texte }` */
function inFlow(line: string): string {
  const kept = new Set<number>();
  for (const { index, 0: all, 1: value = '' } of line.matchAll(
    /[{,] *(?:title|summary|description): *('[^']*'|"[^"]*"|[^,}]*)/g,
  )) {
    const start = index + all.length - value.length;
    for (let offset = 0; offset < value.length; offset += 1) kept.add(start + offset);
  }
  return line.replace(/[^]/g, (sign, offset: number) => (kept.has(offset) ? sign : ' '));
}

/** A file of the theme’s messages: keys, descriptions and placeholders are blank. */
export function blankMessages(text: string): string {
  return blankAll(text, /^\s*"(?!message").*$/gm, /"message":/g, /\{\w+\}/g);
}
