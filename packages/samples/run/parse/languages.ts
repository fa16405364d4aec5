import type { Node } from 'web-tree-sitter';
import { readDartLiteral, readSwiftLiteral, type StringLiteral } from './literals.ts';
import { readEncodedValues } from './dartValue.ts';

/** A language whose samples are parsed, because its tools cannot be installed. */
export interface ParsedLanguage {
  /** The node types of string literals. */
  readonly literalTypes: readonly string[];
  readonly readLiteral: (source: string) => StringLiteral;
  /** Returns the values that the program sends as JSON. */
  readonly readValues: (root: Node, texts: readonly string[]) => readonly unknown[];
  /** Matches the expressions that a sample may interpolate. */
  readonly allowedExpressions: RegExp;
}

export const parsedLanguages: Readonly<Record<string, ParsedLanguage>> = {
  swift: {
    literalTypes: ['line_string_literal', 'multi_line_string_literal'],
    readLiteral: readSwiftLiteral,
    readValues: (_root, texts) => texts.flatMap(toJson),
    allowedExpressions: /^(?:boundary|http\.statusCode|message)$/,
  },
  dart: {
    literalTypes: ['string_literal'],
    readLiteral: readDartLiteral,
    // A body that Dart’s values cannot write exactly is JSON in a text.
    readValues: (root, texts) => [...readEncodedValues(root), ...texts.flatMap(toJson)],
    allowedExpressions:
      /^(?:message|response\.statusCode|idempotencyKey|base64Encode\(utf8\.encode\(credentials\)\)|token|api[A-Z]\w*|xCle|cle[A-Z]\w*)$/,
  },
};

function toJson(text: string): readonly unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}
