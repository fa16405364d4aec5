import { fold } from '../text/fold';
import type { Places } from '../index/places';
import { stem } from '../text/stem';

/** A path as it is compared: its method, if it has one, and its segments; `{}` stands for any value. */
export interface PathShape {
  readonly method: string;
  readonly segments: readonly string[];
}

const value = '{}';

/** `{id}`, `:id`, `$ID`, `*`, and whatever has a digit in it, but for a version. */
const anyValue = /^(?:\{.*\}|<.*>|\[.*\]|:.+|\$.+|\*+|…|(?!v\d+$).*\d.*)$/i;

const asPath = /^\s*(?:([A-Za-z]{3,7})\s+)?(?:https?:\/\/[^/\s]+)?(\/?[^\s/?#]*(?:\/[^\s/?#]*)+)(?:[?#]\S*)?\s*$/;

/** A method, and words of the path without their slashes. */
const asWords =
  /^\s*(get|put|post|patch|delete|head|options)\s+([\p{L}\d][\p{L}\d-]*(?:\s+[\p{L}\d][\p{L}\d-]*){0,3})\s*$/iu;

/**
 * Reads a query as a path: `POST /v1/visites`, an address with its host, a part of either.
 *
 * @returns `null` for what has no slash, nor a method before it.
 * @example toPathShape('GET /v1/visites/123/notes') // { method: 'get', segments: ['v1', 'visites', '{}', 'notes'] }
 */
export function toPathShape(query: string): PathShape | null {
  const [, method = '', path] = asPath.exec(query) ?? asWords.exec(query) ?? [];
  if (path === undefined) return null;
  const segments = path.split(/[/\s]+/).flatMap((segment) => (segment === '' ? [] : [toSegment(segment)]));
  // Numbers alone, without a slash, are the status of an answer: `PATCH 412`.
  if (!path.includes('/') && segments.every((segment) => segment === value)) return null;
  return { method: method.toLowerCase(), segments };
}

/** Singular and plural are one: nobody remembers which of them an API has. */
function toSegment(segment: string): string {
  return anyValue.test(segment) ? value : stem(fold(segment));
}

/**
 * How much of a path is the one sought, from 0 to 1: all of it, or its end, its beginning, a part between. Values may be
 * left out.
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

/** A page’s own path, and where it stands. */
export interface PagePath {
  readonly shape: PathShape;
  readonly unit: number;
  readonly spot: number;
}

/** The paths of all pages that have one, by page. */
export function readPaths({ units, roleOf, eachSpotOf }: Places): ReadonlyMap<number, PagePath> {
  const paths = new Map<number, PagePath>();
  for (const [unit, { t = '' }] of units.entries()) {
    const shape = roleOf(unit) === 'path' ? toPathShape(t) : null;
    if (shape !== null) eachSpotOf(unit, (page, spot) => paths.set(page, { shape, unit, spot }));
  }
  return paths;
}
