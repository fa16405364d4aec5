import { stem } from '#analysis';
import { fold } from '../text/fold.ts';
import type { Occurrences } from '../index/occurrences.ts';

/** A normalized path for comparison: its method, if it has one, and its segments; `{}` matches any value. */
export interface PathPattern {
  readonly method: string;
  readonly segments: readonly string[];
}

const value = '{}';

/** `{id}`, `:id`, `$ID`, `*`, and any segment with a digit, except a version. */
const anyValue = /^(?:\{.*\}|<.*>|\[.*\]|:.+|\$.+|\*+|…|(?!v\d+$).*\d.*)$/i;

/** A method before a path may be one that a contract adds, such as `VERSION-CONTROL`. */
const asPath =
  /^\s*(?:([A-Za-z][\w.-]{1,23})\s+)?(?:https?:\/\/[^/\s]+)?(\/?[^\s/?#]*(?:\/[^\s/?#]*)+)(?:[?#]\S*)?\s*$/;

/** A method, and words of the path without slashes. */
const asWords =
  /^\s*(get|put|post|patch|delete|head|options|query)\s+([\p{L}\d][\p{L}\d-]*(?:\s+[\p{L}\d][\p{L}\d-]*){0,3})\s*$/iu;

/**
 * Reads a query as a path: `POST /v1/visites`, a URL with its host, or a part of either.
 *
 * @returns `null` for a query with neither a slash nor a method.
 * @example toPathPattern('GET /v1/visites/123/notes') // { method: 'get', segments: ['v1', 'visites', '{}', 'notes'] }
 */
export function toPathPattern(query: string): PathPattern | null {
  const [, method = '', path] = asPath.exec(query) ?? asWords.exec(query) ?? [];
  if (path === undefined) return null;
  const segments = path.split(/[/\s]+/).flatMap((segment) => (segment === '' ? [] : [toSegment(segment)]));
  // Numbers without a slash are the status of a response: `PATCH 412`.
  if (!path.includes('/') && segments.every((segment) => segment === value)) return null;
  return { method: method.toLowerCase(), segments };
}

/** Normalizes a segment. Singular and plural are the same, because nobody remembers which of them an API uses. */
function toSegment(segment: string): string {
  return anyValue.test(segment) ? value : stem(fold(segment));
}

/** Returns the share of `pagePath` that `queryPath` covers, from 0 to 1. `queryPath` may be any part of it, without values. */
export function matchPath(queryPath: PathPattern, pagePath: PathPattern): number {
  if (queryPath.segments.length === 0 || (queryPath.method !== '' && queryPath.method !== pagePath.method)) return 0;
  const names = pagePath.segments.filter((segment) => segment !== value);
  const isPart = [pagePath.segments, names].some((segments) => containsSegments(segments, queryPath.segments));
  return isPart ? queryPath.segments.length / pagePath.segments.length : 0;
}

function containsSegments(segments: readonly string[], part: readonly string[]): boolean {
  return segments.some((_, start) => part.every((segment, index) => segment === segments[start + index]));
}

/** A page’s own path, and the occurrence that contains it. */
export interface PagePath {
  readonly pattern: PathPattern;
  readonly passage: number;
  readonly location: number;
}

/** Reads the paths of all pages that have one, by page. */
export function readPaths({ passages, roleOf, eachOccurrenceOf }: Occurrences): ReadonlyMap<number, PagePath> {
  const paths = new Map<number, PagePath>();
  for (const [passage, { t = '' }] of passages.entries()) {
    const pattern = roleOf(passage) === 'path' ? toPathPattern(t) : null;
    if (pattern !== null)
      eachOccurrenceOf(passage, (page, location) => paths.set(page, { pattern, passage, location }));
  }
  return paths;
}
