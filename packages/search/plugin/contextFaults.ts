import type { SearchContext } from './options';

/** Why contexts cannot be searched as they are described, in sentences; none when they can. */
export function contextFaults(contexts: readonly SearchContext[]): readonly string[] {
  return contexts.flatMap(({ id, path }, position) => {
    const others = contexts.slice(0, position);
    const outer = others.find((other) => isWithin(path, other.path) || isWithin(other.path, path));
    return [
      ...(/^[a-z0-9-]+$/.test(id) ? [] : [`context id "${id}" must be lower case letters, digits and hyphens.`]),
      ...(others.some((other) => other.id === id) ? [`context id "${id}" is given twice; give each its own.`] : []),
      ...(/^[^/]+(?:\/[^/]+)*$/.test(path)
        ? []
        : [`path "${path}" of context "${id}" must be one below the base URL, without slashes around, as "docs" is.`]),
      ...(outer === undefined
        ? []
        : [
            `contexts "${outer.id}" and "${id}" overlap, and a page is in one context: part "${outer.path}" and "${path}".`,
          ]),
    ];
  });
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
