import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { LineProblem } from '@reliure/openapi';
import { bodyOf } from '@reliure/richtext';
import { codeProblem, headingProblems, listProblems, restartProblems, tableProblems } from './blockProblems.ts';
import { directiveProblem } from './directiveProblems.ts';
import { elementProblems } from './elementProblems.ts';
import { footnoteProblems } from './footnoteProblems.ts';
import { jsxProblems } from './jsxProblems.ts';
import { nameProblems } from './nameProblems.ts';
import { parsePage } from './parsePage.ts';
import { toSyntaxProblem } from './syntaxProblem.ts';
import { textProblems } from './textProblems.ts';
import type { MarkdownRules } from './types.ts';

/**
 * Finds Markdown that would be published as something other than its author meant, by line.
 *
 * @param file Path of the file, which says whether it is MDX, and whether it is a part of other pages.
 */
export function markdownProblems(source: string, file: string, rules: MarkdownRules): readonly LineProblem[] {
  const isMdx = file.endsWith('.mdx');
  // Offsets in the tree are those of the body.
  const body = bodyOf(source);
  try {
    const root = parsePage(body, isMdx);
    const problems = [
      ...nodeProblems(root, body, rules, isMdx),
      ...headingProblems(root, /(?:^|[/\\])_[^/\\]*$/.test(file), body),
      ...restartProblems(root),
      ...footnoteProblems(root, rules.notes, body),
      ...(isMdx && rules.components !== null ? nameProblems(root, rules.components) : []),
    ];
    return problems.sort((one, other) => one.line - other.line);
  } catch (error) {
    return [toSyntaxProblem(error, source)];
  }
}

function nodeProblems(root: Root, source: string, rules: MarkdownRules, isMdx: boolean): readonly LineProblem[] {
  const lines = source.split('\n');
  const problems: LineProblem[] = [];
  visit(root, (node, index, parent) => {
    const line = node.position?.start.line ?? 1;
    problems.push(...elementProblems(node));
    if (!isMdx) problems.push(...jsxProblems(node, source));
    switch (node.type) {
      case 'paragraph':
      case 'heading':
      case 'tableCell':
        problems.push(...textProblems(node, parent?.type === 'listItem' && index === 0, source));
        break;
      case 'table':
        problems.push(...tableProblems(node));
        break;
      case 'list':
        problems.push(...listProblems(node, lines));
        break;
      case 'code':
      case 'textDirective':
      case 'leafDirective':
      case 'containerDirective': {
        const problem = node.type === 'code' ? codeProblem(node, lines) : directiveProblem(node, lines, rules);
        if (problem !== null) problems.push({ line, ...problem });
        break;
      }
      default:
    }
  });
  return problems;
}
