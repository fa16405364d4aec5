import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { ProblemsError } from '@reliure/openapi';
import type { FileProblem } from '@reliure/openapi';
import { toDisplayPath } from '@reliure/openapi/node';
import { policyProblem } from '@reliure/publish/server';

/** Creates a remark plugin that stops the build at images that the Content Security Policy keeps browsers from loading. */
export function allowedImages(policy: string) {
  return (tree: Root, page: { readonly path: string }): void => {
    const problems: FileProblem[] = [];
    visit(tree, 'image', ({ url, position }) => {
      const problem = policyProblem({ element: 'img', url }, policy);
      if (problem !== null)
        problems.push({ file: toDisplayPath(page.path), line: position?.start.line ?? 1, ...problem });
    });
    if (problems.length > 0) throw new ProblemsError(problems);
  };
}
