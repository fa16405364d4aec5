/** What stands between braces in JSX, three deep. */
const braces = [0, 1].reduce((inner) => `\\{(?:[^{}]|${inner})*\\}`, '\\{[^{}]*\\}');

const attributes = `(?:\\s+(?:[\\w:-]+(?:=(?:"[^"]*"|'[^']*'|${braces}))?|${braces}))*\\s*`;

/** The first alternatives are code: what looks like markup inside is text. */
const markup = new RegExp(
  [
    // A fenced block, to its end or the page’s.
    '^[ \\t>]*(?<fence>`{3,}(?!.*`)|~{3,}).*$(?:\\n.*$)*?(?:\\n[ \\t>]*\\k<fence>[`~]*[ \\t]*$|(?![^]))',
    '(?<!`)(?<ticks>`+)(?!`)(?:(?!\\n[ \\t]*\\n)[^])*?[^`]\\k<ticks>(?!`)',
    // Imports and exports begin a block and end with it; an indented or closing line after a blank one belongs to them.
    '(?<![^\\n]\\n)^(?<statement>import\\s+(?:[\\w$*{},\\s]*?\\bfrom\\s*)?[\'"]' +
      '|export\\s+(?:default|const|let|var|type|interface|class|async|function)\\b|export\\s*[{*])' +
      '[^]*?(?=\\n[ \\t]*\\n(?![\\s})\\]])|(?![^]))',
    '\\{/\\*(?<comment>[^]*?)\\*/\\}',
    // Tags of components that fill their lines.
    `^[ \\t]*(?<component>(?:</?(?:[A-Z][\\w.]*${attributes})?/?>[ \\t]*)+)$`,
    `<(?<tag>[A-Za-z][\\w.]*)(?=[^>]*\\{)${attributes}(?<close>/?)>`,
    // A word that is explained in its place.
    '(?<!:):[A-Za-z][\\w-]*\\[(?<word>[^\\]\\n]*)\\](?:\\{[^}\\n]*\\})?',
    '^(?<leaf>::(?!:)[\\w-]+(?:\\[.*\\])?\\{.*\\})[ \\t]*$',
    '^(?<indent>[ \\t>]*):{3,}(?:[\\w-]*(?:\\[(?<label>.*)\\]|[ \\t]+(?<title>[^\\n{]*))?(?:\\{.*\\})?)[ \\t]*$',
  ].join('|'),
  'gm',
);

/**
 * A page’s Markdown without what Docusaurus adds to it: modules, comments and components of MDX, directives that stand
 * alone, and the marks of admonitions, whose titles stay.
 *
 * @see https://docusaurus.io/docs/markdown-features
 */
export function withoutMarkup(source: string): string {
  return source.replace(/\r\n?/g, '\n').replace(markup, (found: string, ...rest: readonly unknown[]) => {
    const groups = rest.at(-1);
    return typeof groups === 'object' && groups !== null ? toMarkdown(found, groups) : found;
  });
}

interface Groups {
  readonly statement?: string;
  readonly comment?: string;
  readonly component?: string;
  readonly tag?: string;
  readonly close?: string;
  readonly leaf?: string;
  readonly word?: string;
  readonly indent?: string;
  readonly label?: string;
  readonly title?: string;
}

function toMarkdown(
  found: string,
  { statement, comment, component, tag, close, leaf, word, indent, label, title }: Groups,
): string {
  // Lines of their own, or the last line of a list or table would take the next one in.
  if (indent !== undefined) return `\n${indent}${label ?? title ?? ''}\n`;
  // A heading can have its anchor in a comment; HTML says the same to a parser of Markdown.
  if (comment !== undefined) return /^ *#\S+ *$/.test(comment) ? `<!--${comment}-->` : '';
  if (word !== undefined) return word;
  if (tag !== undefined) return `<${tag}${close ?? ''}>`;
  return statement !== undefined || component !== undefined || leaf !== undefined ? '' : found;
}
