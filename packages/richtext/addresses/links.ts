import { slug as headingSlug } from 'github-slugger';
import type { Root } from 'mdast';
import { decodeAddress, slugify } from '@reliure/openapi';
import { groupPath, introductionSlug, referencePath } from './paths.ts';
import { defaultBasePath, fromSitePath, isReferenceAddress } from './sitePath.ts';

/** The target of a link in the contract. */
export interface LinkTarget {
  readonly url: string;
  /** Set for a path outside the reference, which may exist on the same host. It cannot be checked at build time. */
  readonly isUnverified?: true;
}

/** A link without a target. */
export interface DeadLink {
  readonly url: string;
  /** The text of the contract that contains the link, or the URL itself if it is not in a text. */
  readonly text: string;
}

/** Resolves the links in the contract’s texts. */
export interface TextLinks {
  /** Returns `null` for a dead link. `text` is the text that contains the link. */
  readonly toTarget: (url: string, text: string) => LinkTarget | null;
  /** Texts that were parsed before: a contract describes the same headers and errors on most of its pages. */
  readonly parsed?: Map<string, Root>;
}

/** Accepts every safe URL and address of the reference, for texts that are written for this site. */
export const anyLinks: TextLinks = {
  toTarget: (url) => (isSafeUrl(url) || isReferenceAddress(url) ? { url } : null),
};

/** The pages and anchors that the contract’s texts can link to. */
export interface LinkTargets {
  /** Addresses of the reference’s pages and of the landing page’s anchors. */
  readonly paths: ReadonlySet<string>;
  /** Slugs of the groups of operations, by tag and by slugified tag, if that is not empty. */
  readonly groups: ReadonlyMap<string, string>;
  /** Operations by id. */
  readonly operations: ReadonlyMap<string, { readonly slug: string }>;
  /** Anchors of the introduction’s headings, by the slug of their text. */
  readonly headings: ReadonlyMap<string, string>;
}

/** Resolves the links in one contract’s texts, and collects the dead ones. */
export interface ContractLinks extends TextLinks {
  /** Returns the dead links so far, each once per text. */
  readonly dead: () => readonly DeadLink[];
}

/**
 * Creates a resolver for the links in one contract’s texts, which records dead links.
 *
 * @param basePath Path of the reference, to which texts may link with paths of the site.
 */
export function createContractLinks(targets: LinkTargets, basePath = defaultBasePath): ContractLinks {
  const dead = new Map<string, DeadLink>();
  return {
    parsed: new Map(),
    toTarget(url, text) {
      const target = url.startsWith('#')
        ? toFragmentTarget(url.slice(1), targets)
        : toAddressTarget(url, targets, basePath);
      if (target === null) dead.set(JSON.stringify([url, text]), { url, text });
      return target;
    },
    dead: () => [...dead.values()],
  };
}

function toAddressTarget(url: string, { paths }: LinkTargets, basePath: string): LinkTarget | null {
  if (isWebAddress(url)) return { url };
  if (!isSitePath(url)) return null;
  const address = fromSitePath(url, basePath);
  if (address === null) return { url, isUnverified: true };
  const page = address.replace(/[?#].*$/, '');
  return paths.has(page === referencePath() ? address : page) ? { url: address } : null;
}

/**
 * Resolves a fragment of the single page that other tools render a contract to: a heading of its description, or
 * `section/Title`, `tag/Name` or `operation/id`.
 *
 * @see https://redocly.com/docs/redoc/deployment/intro
 */
function toFragmentTarget(fragment: string, { groups, operations, headings }: LinkTargets): LinkTarget | null {
  const steps = decodeAddress(fragment).split('/');
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

/** Whether a URL cannot run code when it is clicked: only web and mail addresses, paths of this site, and fragments. */
export function isSafeUrl(url: string): boolean {
  return isWebAddress(url) || isSitePath(url) || url.startsWith('#');
}

/** Whether a URL leads to another site or to a mailbox. */
export function isWebAddress(url: string): boolean {
  return /^(?:https?:\/\/|mailto:)/i.test(url);
}

/** Whether a URL is a path from the site’s root. Two slashes would start a host name. */
function isSitePath(url: string): boolean {
  return /^\/(?![/\\])/.test(url);
}
