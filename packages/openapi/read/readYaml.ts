import { LineCounter, isNode, parseDocument, type ParsedNode } from 'yaml';
import type { LineFlaw } from '../problems/problem';
import { ProblemsError } from '../problems/problemsError';

/** A YAML text as nodes that know their lines. */
export interface YamlText {
  readonly contents: ParsedNode | null;
  /** 1-based. */
  readonly lineOf: (node: unknown) => number;
  /** The first fault of syntax, which brings others with it. */
  readonly fault: LineFlaw | null;
}

/** Reads YAML, or JSON, for who tells a writer what is wrong with it, and where. */
export function readYaml(text: string): YamlText {
  const lines = new LineCounter();
  const { contents, errors } = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const [broken] = errors;
  return {
    contents,
    lineOf: (node) => lineAt(isNode(node) ? (node.range?.[0] ?? 0) : 0),
    fault:
      broken === undefined
        ? null
        : {
            line: lineAt(broken.pos[0]),
            message: broken.message.split('\n')[0] ?? broken.message,
            remedy: 'Fix the YAML.',
          },
  };
}

/** @throws ProblemsError with file and line, when a text is no YAML. */
export function assertYaml(text: string, file: string): void {
  const { fault } = readYaml(text);
  if (fault !== null) throw new ProblemsError([{ file, ...fault }]);
}
