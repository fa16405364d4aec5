import { fold } from '../text/fold';
import type { Places } from '../index/places';
import { stem } from '../text/stem';

/** A normalized path for comparison: its method, if it has one, and its segments; `{}` matches any value. */
export interface PathShape {
  readonly method: string;
  readonly segments: readonly string[];
}

const value = '{}';

/** `{id}`, `:id`, `$ID`, `*`, and any segment with a digit, except a version. */
const anyValue = /^(?:\{.*\}|<.*>|\[.*\]|:.+|\$.+|\*+|…|(?!v\d+$).*\d.*)$/i;

const asPath = /^\s*(?:([A-Za-z]{3,7})\s+)?(?:https?:\/\/[^/\s]+)?(\/?[^\s/?#]*(?:\/[^\s/?#]*)+)(?:[?#]\S*)?\s*$/;

/** A method, and words of the path without slashes. */
const asWords =
  /^\s*(get|put|post|patch|delete|head|options)\s+([\p{L}\d][\p{L}\d-]*(?:\s+[\p{L}\d][\p{L}\d-]*){0,3})\s*$/iu;

/**
 * Reads a query as a path: `POST /v1/visites`, a URL with its host, or a part of either.
 *
 * @returns `null` for a query with neither a slash nor a method.
 * @example toPathShape('GET /v1/visites/123/notes') // { method: 'get', segments: ['v1', 'visites', '{}', 'notes'] }
 */
export function toPathShape(query: string): PathShape | null {
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

/**
 * Returns how much of a path matches the sought one, from 0 to 1. The sought path may be the whole path, or its end,
 * beginning or middle, and it may omit the values.
 */
export function matchPath(sought: PathShape, path: PathShape): number {
  if (sought.segments.length === 0 || (sought.method !== '' && sought.method !== path.method)) return 0;
  const whole = matchSegments(sought.segments, path.segments);
  if (whole > 0 || sought.segments.includes(value)) return whole;
  const names = path.segments.filter((segment) => segment !== value);
  return (0.9 * matchSegments(sought.segments, names) * names.length) / path.segments.length;
}

function matchSegments(sought: readonly string[], path: readonly string[]): number {
  const room = path.length - sought.length;
  for (let start = room; start >= 0; start -= 1) {
    if (sought.every((segment, index) => segment === path[start + index])) {
      return room === 0 ? 1 : (0.8 * sought.length) / path.length;
    }
  }
  return 0;
}

/** A page’s own path, and the place that contains it. */
export interface PagePath {
  readonly shape: PathShape;
  readonly unit: number;
  readonly spot: number;
}

/** Reads the paths of all pages that have one, by page. */
export function readPaths({ units, roleOf, eachSpotOf }: Places): ReadonlyMap<number, PagePath> {
  const paths = new Map<number, PagePath>();
  for (const [unit, { t = '' }] of units.entries()) {
    const shape = roleOf(unit) === 'path' ? toPathShape(t) : null;
    if (shape !== null) eachSpotOf(unit, (page, spot) => paths.set(page, { shape, unit, spot }));
  }
  return paths;
}
