import { slug as headingSlug } from 'github-slugger';
import { slugify } from '@apidoc/openapi';
import { groupPath, introductionSlug, referencePath } from './paths';

/** Where a link of the contract leads. */
export interface LinkTarget {
  readonly url: string;
  /** Not a place of the reference, but one that the same host may have: nobody knows while the site is built. */
  readonly isUnsure?: true;
}

/** A link that leads nowhere. */
export interface DeadLink {
  readonly url: string;
  /** What the contract writes there: the whole text that holds the link, or the address alone. */
  readonly text: string;
}

/** Says where the links of the contract’s texts lead. */
export interface TextLinks {
  /** `null` for a link that leads nowhere; `text` is what holds it. */
  readonly toTarget: (url: string, text: string) => LinkTarget | null;
}

/** Takes every address that cannot do harm, for texts that are written for this site. */
export const anyLinks: TextLinks = {
  toTarget: (url) => (isSafeUrl(url) ? { url } : null),
};

/** The places that a contract’s texts can link to. */
export interface LinkPlaces {
  /** Paths of the pages of the reference, and of the places of the landing page, from the site’s root. */
  readonly paths: ReadonlySet<string>;
  /** Slugs of the groups of operations, by their tags and by what `slugify` makes of these, if it makes anything. */
  readonly groups: ReadonlyMap<string, string>;
  /** By their ids. */
  readonly operations: ReadonlyMap<string, { readonly slug: string }>;
  /** Addresses of the introduction’s headings on its page, by what their words make. */
  readonly headings: ReadonlyMap<string, string>;
}

/** The links of one contract’s texts, with those that failed so far. */
export interface ContractLinks extends TextLinks {
  /** What was asked for and leads nowhere, each once a text. */
  readonly dead: () => readonly DeadLink[];
}

/** Resolves the links of one contract’s texts, and remembers those that lead nowhere. */
export function createContractLinks(places: LinkPlaces): ContractLinks {
  const dead = new Map<string, DeadLink>();
  return {
    toTarget(url, text) {
      const target = url.startsWith('#') ? toFragmentTarget(url.slice(1), places) : toAddressTarget(url, places);
      if (target === null) dead.set(JSON.stringify([url, text]), { url, text });
      return target;
    },
    dead: () => [...dead.values()],
  };
}

function toAddressTarget(url: string, { paths }: LinkPlaces): LinkTarget | null {
  if (isWebAddress(url)) return { url };
  if (!isSitePath(url)) return null;
  const path = url.replace(/[?#].*$/, '');
  const landing = referencePath();
  if (path === landing) return paths.has(url) ? { url } : null;
  if (path.startsWith(`${landing}/`)) return paths.has(path) ? { url } : null;
  return { url, isUnsure: true };
}

/**
 * A place of the one page that other tools make of a contract: a heading of its description, or what they call
 * `section/Title`, `tag/Name` and `operation/id`.
 *
 * @see https://redocly.com/docs/redoc/deployment/intro
 */
function toFragmentTarget(fragment: string, { groups, operations, headings }: LinkPlaces): LinkTarget | null {
  const steps = decode(fragment).split('/');
  const name = steps.at(-1) ?? '';
  switch (steps.at(-2) === 'operation' ? 'operation' : steps.length > 1 ? steps[0] : 'section') {
    case 'section':
      return toFoundTarget(headings.get(headingSlug(name)), (id) => `${referencePath(introductionSlug)}#${id}`);
    case 'tag':
      return toFoundTarget(groups.get(name) ?? groups.get(slugify(name)), groupPath);
    case 'operation':
      return toFoundTarget(operations.get(name)?.slug, referencePath);
    default:
      return null;
  }
}

function toFoundTarget(found: string | undefined, write: (found: string) => string): LinkTarget | null {
  return found === undefined ? null : { url: write(found) };
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Only addresses that a click cannot turn into code: web, mail, and places of this site. */
export function isSafeUrl(url: string): boolean {
  return isWebAddress(url) || isSitePath(url) || url.startsWith('#');
}

function isWebAddress(url: string): boolean {
  return /^(?:https?:\/\/|mailto:)/i.test(url);
}

/** From the site’s root; two slashes would begin another host’s name. */
function isSitePath(url: string): boolean {
  return /^\/(?![/\\])/.test(url);
}
