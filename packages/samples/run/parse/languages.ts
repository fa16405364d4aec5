import type { Node } from 'web-tree-sitter';
import { readDartText, readSwiftText, type TextLiteral } from './literals';
import { readEncodedValues } from './dartValue';

/** A language whose samples are parsed, because its tools cannot be installed. */
export interface ParsedLanguage {
  /** The types of the nodes that are texts. */
  readonly textTypes: readonly string[];
  readonly readText: (source: string) => TextLiteral;
  /** Returns the values that the program sends as JSON. */
  readonly readValues: (root: Node, texts: readonly string[]) => readonly unknown[];
  /** Matches the code that a sample may insert in texts. */
  readonly insertable: RegExp;
}

export const parsedLanguages: Readonly<Record<string, ParsedLanguage>> = {
  swift: {
    textTypes: ['line_string_literal', 'multi_line_string_literal'],
    readText: readSwiftText,
    readValues: (_root, texts) => texts.flatMap(toJson),
    insertable: /^(?:boundary|status)$/,
  },
  dart: {
    textTypes: ['string_literal'],
    readText: readDartText,
    readValues: readEncodedValues,
    insertable:
      /^(?:message|response\.statusCode|idempotencyKey|base64Encode\(utf8\.encode\(credentials\)\)|Platform\.environment\['[A-Z_]+'\])$/,
  },
};

function toJson(text: string): readonly unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}
