import type { Problem } from '@reliure/openapi';
import { namesId } from './indexFileName.ts';
import type { SearchContext } from './options.ts';

/** Returns the reasons why contexts cannot be searched as described; none if they can. */
export function contextProblems(contexts: readonly SearchContext[]): readonly Problem[] {
  return contexts.flatMap(({ id, path }, position): readonly Problem[] => {
    const others = contexts.slice(0, position);
    const outer = others.find((other) => isWithin(path, other.path) || isWithin(other.path, path));
    return [
      !/^[a-z0-9-]+$/.test(id) && {
        message: `The context id "${id}" cannot be part of a file name.`,
        remedy: 'Use only lower-case letters, digits and hyphens.',
      },
      id === namesId && {
        message: `The context id "${id}" is the name of another file of the search.`,
        remedy: 'Choose another id.',
      },
      others.some((other) => other.id === id) && {
        message: `The context id "${id}" is used twice.`,
        remedy: 'Give each context a unique id.',
      },
      !/^[^/]+(?:\/[^/]+)*$/.test(path) && {
        message: `The path "${path}" of the context "${id}" is not a path below the base URL.`,
        remedy: 'Write it without slashes around it, such as "docs".',
      },
      outer !== undefined && {
        message: `The contexts "${outer.id}" and "${id}" overlap, but a page belongs to a single context.`,
        remedy: `Choose paths that do not contain each other instead of "${outer.path}" and "${path}".`,
      },
    ].filter((problem) => problem !== false);
  });
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
