/** The attributes of an element, and its text or its child elements. */
export interface XmlTag {
  readonly attributes: readonly (readonly [name: string, text: string])[];
  readonly content: string | readonly string[];
}

/** Writes an element. Child elements are indented already. */
export function toXmlTag(name: string, { attributes, content }: XmlTag, indent: string): string {
  const opening = [name, ...attributes.map(([key, text]) => `${key}="${escape(text)}"`)].join(' ');
  if (content.length === 0) return `${indent}<${opening}/>`;
  const inner = typeof content === 'string' ? escape(content) : `\n${content.join('\n')}\n${indent}`;
  return `${indent}<${opening}>${inner}</${name}>`;
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

/** Escapes a text. Characters that XML cannot contain are left out; line ends would be normalized. */
function escape(text: string): string {
  return text
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Cs}/gu, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? character)
    .replace(/\r/g, '&#13;');
}
