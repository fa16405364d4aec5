import { describe, expect, it } from 'vitest';
import { loadParser } from './parser.ts';

describe('loadParser', () => {
  it.each([
    ['swift', 'let a = "b"\nlet c = [a, "d"\n', '“]” is missing in line 2, column 16: let c = [a, "d"'],
    ['swift', 'let a = "b" "c"\n', 'Syntax error in line 1, column 9: let a = "b" "c"'],
    ['dart', "void main() {\n  print('a);\n}\n", "Syntax error in line 2, column 9:   print('a);"],
    ['dart', 'void main() {\n  print(1)\n}\n', '“;” is missing in line 2, column 11:   print(1)'],
  ])('reports an error in %s: %j', async (language, code, want) => {
    const parse = await loadParser(language);
    expect(() => parse(code)).toThrow(want);
  });

  it.each([
    ['swift', 'let a = try await b("c \\(d)")\n'],
    ['dart', "void main() {\n  print('a $b');\n}\n"],
  ])('parses %s', async (language, code) => expect((await loadParser(language))(code).text).toBe(code));
});
