import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { ProblemsError } from '@reliure/openapi';
import type { FileProblem } from '@reliure/openapi';
import { toDisplayPath } from '@reliure/openapi/node';
import { isHighlighted, toMarks } from '@reliure/richtext';
import { grammarProblem } from './grammarProblem.ts';

/**
 * Creates a remark plugin that computes the positions of the highlighted tokens in each code block of a guide or post,
 * and stops the build at code in a language without a grammar.
 */
export function markCode() {
  return (tree: Root, page: { readonly path: string }): void => {
    const problems: FileProblem[] = [];
    visit(tree, 'code', (node) => {
      const language = node.lang ?? 'text';
      if (!isHighlighted(language)) {
        const line = node.position?.start.line ?? 1;
        problems.push({ file: toDisplayPath(page.path), line, ...grammarProblem(language) });
      }
      const marks = toMarks(node.value, language);
      if (marks !== '') node.data = { ...node.data, hProperties: { ...node.data?.hProperties, marks } };
    });
    if (problems.length > 0) throw new ProblemsError(problems);
  };
}
