/** Returns a text as it reads: without entities, line breaks and special spaces, with one kind of apostrophe. */
export function toPlain(text: string): string {
  return text
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(quot|lt|gt|nbsp|amp);/g, (_, name: string) => entities[name] ?? '')
    .normalize('NFC')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .trim();
}

const entities: Readonly<Record<string, string>> = { quot: '"', lt: '<', gt: '>', nbsp: ' ', amp: '&' };

/** Returns the words of four letters or more, in lower case. Names in camel case consist of several. */
export function wordsOf(text: string): readonly string[] {
  const words = text.match(/\p{Lu}?\p{Ll}{3,}|\p{Lu}{4,}/gu) ?? [];
  return words.filter((word) => word.length >= 4).map((word) => word.toLowerCase());
}
