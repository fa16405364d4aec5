import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import type { LineProblem } from '@reliure/openapi';

/** Folders and files that commands write: a fresh clone does not have them. */
const written = /(?:^|\/)(?:build|\.docusaurus|\.cache|node_modules|test-results|nginx\/headers\.conf)(?:\/|$)/;

/**
 * Finds the links, paths and `npm run` commands of a Markdown document that do not exist.
 *
 * Code is a path if it has a slash and begins with a folder that exists: `v1/visites` or `text/html` are not.
 *
 * @param exists Whether a path exists, relative to the document or to a folder whose files it may name.
 * @param commands The scripts of `package.json`.
 */
export function findStaleNames(
  markdown: string,
  exists: (path: string) => boolean,
  commands: ReadonlySet<string>,
): readonly LineProblem[] {
  const problems: LineProblem[] = [];
  visit(fromMarkdown(markdown), (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link' && !/^(?:[a-z]+:|#|\/)/.test(node.url)) {
      const path = node.url.replace(/#.*$/, '');
      if (!exists(path)) problems.push(toMissing(line, `The link to ${path} is broken.`));
    }
    if (node.type !== 'inlineCode' && node.type !== 'code') return;
    for (const [, name = ''] of node.value.matchAll(/\bnpm run ([\w:-]+)/g)) {
      if (commands.has(name)) continue;
      problems.push({
        line,
        message: `There is no command \`npm run ${name}\`.`,
        remedy: 'Use a command of package.json.',
      });
    }
    if (node.type === 'code') return;
    const path = node.value.replace(/\/$/, '');
    const [first = ''] = path.split('/');
    const isPath = /^[\w.-]+(?:\/[\w.-]+)+$/.test(path) && exists(first) && !written.test(path);
    if (isPath && !exists(path)) problems.push(toMissing(line, `There is no ${path}.`));
  });
  return problems;
}

function toMissing(line: number, message: string): LineProblem {
  return { line, message, remedy: 'Use the current name of the file, or remove the reference.' };
}
