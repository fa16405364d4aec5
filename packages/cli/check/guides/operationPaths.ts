import { member, nearest, pathItemOperations, toMethodName } from '@reliure/openapi';
import type { JsonObject, Problem, Resolve } from '@reliure/openapi';
import type { OperationPage } from '@reliure/reference';
import type { Vocabulary } from './vocabulary.ts';

type Operations = Pick<Vocabulary, 'operations' | 'isExact'>;

/** Stands for one segment or, at the start of a path, for any number of segments. */
const ellipsis = '…';

/**
 * Finds the operation of a method and a path. Path parameters may be written as names in braces, shell variables,
 * values or « … ».
 */
export function findOperationPage(
  { operations, isExact }: Operations,
  method: string,
  path: string,
): OperationPage | undefined {
  const candidates = operations.filter((page) => page.method === method);
  return (
    candidates.find((page) => page.path === path) ??
    candidates.find((page) => matchesTemplate(page.path, path, isExact))
  );
}

/** Returns the operation of a page in its contract; an empty object if there is none. */
export function operationAt(
  { path, method: wanted }: Pick<OperationPage, 'path' | 'method'>,
  document: JsonObject,
  resolve: Resolve,
): JsonObject {
  const item = resolve(member(document['paths'], path)).node;
  return pathItemOperations(item).find(({ method }) => toMethodName(method) === wanted)?.operation ?? {};
}

/**
 * Checks that an operation has a method and a path; returns `null` if it does.
 *
 * @param isOwn Whether the path can only be one of this API.
 */
export function operationProblem(known: Operations, method: string, path: string, isOwn: boolean): Problem | null {
  if (findOperationPage(known, method, path) !== undefined) return null;
  const { operations, isExact } = known;
  const methods = operations.filter((page) => matchesTemplate(page.path, path, isExact)).map((page) => page.method);
  const message = `There is no operation ${method} ${path}.`;
  if (methods.length > 0) return { message, remedy: `Use a method of this path: ${[...new Set(methods)].join(', ')}.` };
  if (!isOwn) return null;
  return {
    message,
    remedy: nearest(
      path,
      operations.filter((page) => page.method === method).map((page) => page.path),
    ),
  };
}

/** Checks that a path, or part of one, is in the API; returns `null` if it is. */
export function pathProblem({ operations, isExact }: Operations, path: string): Problem | null {
  const paths = [...new Set(operations.map((page) => page.path))];
  const segments = splitPath(path.replace(/\/$/, ''));
  const isPart = paths.some((known) => {
    const parts = splitPath(known);
    return parts.some((_, at) => segments.every((part, index) => isSameSegment(parts[at + index], part, isExact)));
  });
  return isPart ? null : { message: `No path of the API contains ${path}.`, remedy: nearest(path, paths) };
}

function matchesTemplate(template: string, path: string, isExact: boolean): boolean {
  const [templateParts, parts] = [splitPath(template), splitPath(path)];
  if (parts[0] === ellipsis) {
    const rest = parts.slice(1);
    const end = templateParts.slice(templateParts.length - rest.length);
    return rest.length < templateParts.length && rest.every((part, index) => isSameSegment(end[index], part, isExact));
  }
  if (parts.at(-1) === ellipsis) {
    const start = parts.slice(0, -1);
    return (
      start.length < templateParts.length &&
      start.every((part, index) => isSameSegment(templateParts[index], part, isExact))
    );
  }
  return (
    parts.length === templateParts.length &&
    parts.every((part, index) => isSameSegment(templateParts[index], part, isExact))
  );
}

/**
 * Whether a segment matches one of a known path. A parameter matches its own name, or a value; an exact one cannot be a
 * fixed segment.
 */
function isSameSegment(known: string | undefined, part: string, isExact: boolean): boolean {
  if (known === undefined) return false;
  if (part === known) return true;
  if (!known.startsWith('{')) return false;
  if (!isExact) return part !== '';
  return part === ellipsis || /^\$\w+$|^[0-9a-f-]{36}$|^\d{4}-\d{2}-\d{2}$|^EXT-\d+$/.test(part);
}

function splitPath(path: string): readonly string[] {
  return path.replace(/^\//, '').split('/');
}
