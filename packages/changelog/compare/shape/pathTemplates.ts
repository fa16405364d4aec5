/**
 * Returns a path without the names of its parameters, which callers do not see.
 *
 * @example toPathTemplate('/visites/{visiteId}') // '/visites/{}'
 */
export function toPathTemplate(path: string): string {
  return path.startsWith('/') ? path.replaceAll(/\{[^{}/]*\}/g, '{}') : path;
}

/** Returns the names of a path’s parameters in their order. @example ['visiteId'] // for '/visites/{visiteId}' */
export function pathParameterNames(path: string): readonly string[] {
  return path.startsWith('/') ? [...path.matchAll(/\{([^{}/]*)\}/g)].map(([, name = '']) => name) : [];
}
