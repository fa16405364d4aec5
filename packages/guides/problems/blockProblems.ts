import type { Code, Heading, List, Root, RootContent, Table } from 'mdast';
import { countOf } from '@reliure/openapi';
import type { Problem, LineProblem } from '@reliure/openapi';

/** Finds a fence without an end, and indented code that is Markdown. */
export function codeProblem({ position, value }: Code, lines: readonly string[]): Problem | null {
  if (position === undefined) return null;
  const first = lines[position.start.line - 1]?.slice(position.start.column - 1) ?? '';
  const [fence] = /^(?:`{3,}|~{3,})/.exec(first) ?? [];
  if (fence === undefined) {
    if (!/^(?::::+\w|#{2,6} |!?\[[^\]\n]+\]\([^)\s]+\)|\d+[.)] \p{L})/mu.test(value)) return null;
    const written = value.split('\n')[0] ?? '';
    return {
      message: `"${written}" is indented, so it would be published as code.`,
      remedy: 'Remove the indentation.',
    };
  }
  const last = lines[position.end.line - 1] ?? '';
  const isClosed = new RegExp(`^[\\s>]*${fence}${fence[0] ?? ''}*\\s*$`).test(last);
  if (isClosed && position.start.line < position.end.line) return null;
  return { message: `The fence "${first}" is not closed.`, remedy: `Add a line with ${fence} after the code.` };
}

/** Finds rows whose cells are not as many as those of the header: others are added or left out. */
export function tableProblems({ children: [header, ...rows] }: Table): readonly LineProblem[] {
  const wanted = header?.children.length ?? 0;
  return rows
    .filter(({ children }) => children.length !== wanted)
    .map(({ position, children }) => ({
      line: position?.start.line ?? 1,
      message: `The row has ${countOf(children.length, 'cell')}, and the header of the table has ${String(wanted)}.`,
      remedy: 'Write as many cells, and \\| for a bar inside a cell, even in code.',
    }));
}

/** Finds items whose number is neither the next one nor the same for all: Markdown counts on from the first. */
export function listProblems({ ordered, children }: List, lines: readonly string[]): readonly LineProblem[] {
  if (ordered !== true) return [];
  const numbers = children.map(({ position }) => {
    const { line = 1, column = 1 } = position?.start ?? {};
    return Number.parseInt(lines[line - 1]?.slice(column - 1) ?? '', 10);
  });
  const [first = 1] = numbers;
  if (numbers.every((number) => number === first)) return [];
  const wrong = numbers.findIndex((number, index) => number !== first + index);
  if (wrong < 0) return [];
  return [
    {
      line: children[wrong]?.position?.start.line ?? 1,
      message: `The item ${String(numbers[wrong])} would be published as ${String(first + wrong)}.`,
      remedy: 'Number the items one after the other, or start another list after a paragraph.',
    },
  ];
}

/** Finds a list that code without indentation interrupts, so that it starts again at 1. */
export function restartProblems({ children }: { readonly children: readonly RootContent[] }): readonly LineProblem[] {
  return children.flatMap((node, index) => {
    const [before, between] = [children[index - 2], children[index - 1]];
    if (node.type !== 'list' || node.start !== 1 || between?.type !== 'code') return [];
    if (before?.type !== 'list' || before.ordered !== true) return [];
    return {
      line: node.position?.start.line ?? 1,
      message: 'The list would start again at 1 after the code.',
      remedy: 'Indent the code as much as the text of its item.',
    };
  });
}

/** Finds headings that are a paragraph over a line, that skip a level, or whose identifier another one has. */
export function headingProblems(root: Root, isPart: boolean, source: string): readonly LineProblem[] {
  const lineOfId = new Map<string, number>();
  let depth = isPart ? 6 : 1;
  return root.children.flatMap((node) => {
    // What a directive or a component inserts may have headings.
    if (node.type === 'leafDirective' || node.type === 'mdxJsxFlowElement') depth = 6;
    if (node.type !== 'heading') return [];
    const line = node.position?.start.line ?? 1;
    const written = source.slice(node.position?.start.offset, node.position?.end.offset);
    const problems = [setextProblem(node, written), idProblem(written, line, lineOfId)];
    if (node.depth > depth + 1) {
      problems.push({
        message: `"${written}" skips a level: it follows a heading of level ${String(depth)}.`,
        remedy: `Write ${'#'.repeat(depth + 1)} instead of ${'#'.repeat(node.depth)}.`,
      });
    }
    ({ depth } = node);
    return problems.flatMap((problem) => (problem === null ? [] : { line, ...problem }));
  });
}

function setextProblem({ depth }: Heading, written: string): Problem | null {
  const lines = written.split('\n');
  const text = lines.slice(0, -1).join('\n');
  if (depth !== 2 || !/^\s*-+\s*$/.test(lines.at(-1) ?? '') || !/\n|[.,;:]$|.{100}/.test(text.trim())) return null;
  return {
    message: `"${lines[0] ?? ''}" would be published as a heading, because of the line under it.`,
    remedy: 'Put an empty line above the line of dashes.',
  };
}

function idProblem(written: string, line: number, lineOfId: Map<string, number>): Problem | null {
  const id = /\{(?:\/\*\s*)?#([^{}]*?)(?:\s*\*\/)?\}$/.exec(written.trim())?.[1];
  if (id === undefined) return null;
  const other = lineOfId.get(id);
  if (other === undefined) lineOfId.set(id, line);
  if (other === undefined) return null;
  return {
    message: `The heading in line ${String(other)} has the identifier "${id}" too.`,
    remedy: 'Change one of them.',
  };
}
