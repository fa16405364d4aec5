import { LineCounter, isNode, parseDocument, type ParsedNode } from 'yaml';
import type { LineProblem } from '../problems/problem.ts';
import { ProblemsError } from '../problems/problemsError.ts';

/** A parsed YAML text, with the lines of its nodes. */
export interface YamlText {
  readonly contents: ParsedNode | null;
  /** 1-based. */
  readonly lineOf: (node: unknown) => number;
  /** The first syntax error. The others often follow from it. */
  readonly problem: LineProblem | null;
}

/** Parses YAML or JSON so that problems can be reported with their lines. */
export function readYaml(text: string): YamlText {
  const lines = new LineCounter();
  const { contents, errors } = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const [broken] = errors;
  return {
    contents,
    lineOf: (node) => lineAt(isNode(node) ? (node.range?.[0] ?? 0) : 0),
    problem:
      broken === undefined
        ? null
        : {
            line: lineAt(broken.pos[0]),
            message: `${broken.message}.`,
            remedy: 'Fix the YAML syntax.',
          },
  };
}

/** @throws ProblemsError with file and line, if a text is not valid YAML. */
export function assertYaml(text: string, file: string): void {
  const { problem } = readYaml(text);
  if (problem !== null) throw new ProblemsError([{ file, ...problem }]);
}
