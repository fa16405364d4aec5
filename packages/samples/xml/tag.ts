/** The attributes of an element, and what it contains. */
export interface XmlTag {
  readonly attributes: readonly (readonly [name: string, text: string])[];
  readonly content: XmlContent;
}

/** A text, or the lines of the nodes inside an element: child elements are indented already, texts are not. */
export type XmlContent = string | readonly XmlNode[];

/** An element as text, or a text around which no space may be added. */
export type XmlNode = string | { readonly text: string; readonly isCdata: boolean };

/** Writes an element. Elements inside it have a line each, unless there is text between them. */
export function toXmlTag(name: string, { attributes, content }: XmlTag, indent: string): string {
  const opening = [name, ...attributes.map(([key, text]) => `${key}="${escape(text)}"`)].join(' ');
  if (content.length === 0) return `${indent}<${opening}/>`;
  const inner = typeof content === 'string' ? escape(content) : toInner(content, indent);
  return `${indent}<${opening}>${inner}</${name}>`;
}

function toInner(nodes: readonly XmlNode[], indent: string): string {
  if (nodes.every((node) => typeof node === 'string')) return `\n${nodes.join('\n')}\n${indent}`;
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node.trimStart();
      return node.isCdata ? `<![CDATA[${clean(node.text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>` : escape(node.text);
    })
    .join('');
}

/**
 * Returns a name that XML allows.
 *
 * @example toXmlName('2e nom') // '_2e_nom'
 */
export function toXmlName(name: string): string {
  const allowed = name.replace(/[^\p{L}\p{N}_.:-]/gu, '_');
  return /^[\p{L}_]/u.test(allowed) ? allowed : `_${allowed}`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Leaves out characters that XML cannot contain. */
function clean(text: string): string {
  return text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Cs}/gu, '');
}

/** Escapes a text. Line ends would be normalized. */
function escape(text: string): string {
  return clean(text)
    .replace(/[&<>"]/g, (character) => entities[character] ?? character)
    .replace(/\r/g, '&#13;');
}
