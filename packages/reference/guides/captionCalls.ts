import { readFile } from 'node:fs/promises';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { curlRequests } from '@reliure/guides/node';
import type { ShownRequest } from '@reliure/guides/node';
import { codeTitle, isShellCall } from '@reliure/richtext';
import type { ExcerptOperation, ExcerptSource } from './excerpts/types.ts';
import type { GuideData } from './replaceDirectives.ts';

interface Options {
  /** JSON file with the parts of the reference that guides can show. */
  readonly excerptsFile: string;
}

type Operation = Pick<ExcerptOperation, 'title' | 'method' | 'path'>;

/** Gives each call with curl that has no title the title of its operation. */
export function captionCalls({ excerptsFile }: Options) {
  return async (tree: Root): Promise<void> => {
    const calls: Code[] = [];
    visit(tree, 'code', (node) => {
      if (isShellCall(node.lang ?? '', node.value) && codeTitle(node.meta ?? '') === undefined) calls.push(node);
    });
    if (calls.length === 0) return;
    const { data } = JSON.parse(await readFile(excerptsFile, 'utf8')) as GuideData<ExcerptSource>;
    for (const node of calls) {
      const title = titleOfCall(node.value, data.operations);
      if (title !== undefined) node.data = { ...node.data, hProperties: { ...node.data?.hProperties, title } };
    }
  };
}

/**
 * Returns the title of the operation that a script calls; `undefined` if it calls none, or several.
 *
 * @example titleOfCall('curl "$BASE/books/42"', [{ title: 'Get a book', method: 'GET', path: '/books/{id}' }]) // 'Get
 * a book'
 */
export function titleOfCall(script: string, operations: readonly Operation[]): string | undefined {
  const titles = new Set(curlRequests(script).map((request) => operationOf(request, operations)?.title));
  const [title] = titles;
  return titles.size === 1 ? title : undefined;
}

function operationOf(
  { method, path }: Pick<ShownRequest, 'method' | 'path'>,
  operations: readonly Operation[],
): Operation | undefined {
  return operations
    .filter((operation) => operation.method === method && matches(operation.path, path))
    .toSorted((one, other) => parametersOf(one) - parametersOf(other))[0];
}

/** Whether a path is that of a template, with any values of its parameters. */
function matches(template: string, path: string): boolean {
  const [known, given] = [template.split('/'), path.split('/')];
  return known.length === given.length && known.every((part, index) => part.startsWith('{') || part === given[index]);
}

function parametersOf({ path }: Operation): number {
  return path.split('{').length;
}
