import { indentRest, quote } from './literals.ts';

/**
 * Writes JSON as a multi-line string. The compiler removes the indentation. JSON never contains three quotes in a row.
 *
 * @see https://docs.swift.org/swift-book/documentation/the-swift-programming-language/stringsandcharacters/
 */
export function toJsonLiteral(json: string, indent: string): string {
  if (!json.includes('\n')) return quoteSwift(json);
  return `"""\n${indent}${indentRest(json.replace(/\\/g, '\\\\'), indent)}\n${indent}"""`;
}

/** @see https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure/#String-Literals */
export function quoteSwift(text: string): string {
  return quote(text, '"', '', (code) => `\\u{${code.toString(16)}}`);
}
