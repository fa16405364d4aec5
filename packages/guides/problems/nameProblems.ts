import type { Root } from 'mdast';
import 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { LineProblem } from '@reliure/openapi';

/** Finds components and values of an MDX file that are neither imported, nor declared, nor known everywhere. */
export function nameProblems(root: Root, components: ReadonlySet<string>): readonly LineProblem[] {
  const code = root.children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : [])).join('\n');
  const declared = new Set(code.match(/[\p{L}_$][\p{L}\d_$]*/gu));
  const problems: LineProblem[] = [];
  visit(root, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const [name = ''] = (node.name ?? '').split('.');
      if (!/^\p{Lu}/u.test(name) || declared.has(name) || components.has(name)) return;
      const message = `The component <${name}> is neither imported nor known.`;
      problems.push({ line, message, remedy: 'Import it in this file, or write &lt; for a character that is text.' });
    }
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const [, name] = /^\s*([\p{L}_$][\p{L}\d_$]*)\s*$/u.exec(node.value) ?? [];
      if (name === undefined || declared.has(name) || provided.has(name) || name in globalThis) return;
      const message = `"{${name}}" is code in MDX, and there is no ${name}.`;
      problems.push({ line, message, remedy: `Write \\{${name}}, or put it in code.` });
    }
  });
  return problems;
}

/** What Docusaurus and MDX declare in each file. */
const provided: ReadonlySet<string> = new Set([
  ...['props', 'frontMatter', 'contentTitle', 'metadata', 'assets', 'toc'],
  ...['true', 'false', 'null'],
]);
