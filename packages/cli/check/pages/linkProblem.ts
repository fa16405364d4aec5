import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nearest } from '@reliure/openapi';
import type { Problem } from '@reliure/openapi';
import { resolveFile } from '@reliure/guides/node';
import { siteFile } from './siteFile.ts';

/** The targets that links of a site can have. */
export interface SiteTargets {
  /** Folder of the site. */
  readonly folder: string;
  /** Paths of all pages, without a trailing slash; the home page is the empty string. */
  readonly paths: ReadonlySet<string>;
  /** Anchors by the path of their page; missing for a page whose anchors are not known. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The page that contains a link. */
export interface LinkingPage {
  /** Docusaurus’s `@site/…` path. */
  readonly source: string;
  readonly permalink: string;
  /** Paths of the pages that a link to a file can mean, by Docusaurus’s `@site/…` path: guides link to guides, posts to posts. */
  readonly pathOfFile: ReadonlyMap<string, string>;
}

/** Returns what is wrong with a link of a page: a missing file, page or anchor. Other sites are not looked up. */
export function linkProblem(url: string, page: LinkingPage, targets: SiteTargets): Problem | null {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return null;
  const [address = '', fragment = ''] = url.split('#');
  const target = address.replace(/\?.*$/, '');
  if (target === '') return anchorProblem(page.permalink, fragment, targets);
  if (/\.mdx?$/.test(target)) {
    const path = resolveFile(target, page.source, page.pathOfFile);
    if (path !== null) return anchorProblem(path, fragment, targets);
    const file = target.split('/').at(-1) ?? '';
    const known = [...page.pathOfFile.keys()];
    const moved = known.filter((other) => other.endsWith(`/${file}`));
    const remedy =
      moved.length === 0 ? nearest(join(dirname(page.source), target), known) : `Did you mean ${moved.join(' or ')}?`;
    return {
      message: `There is no page in the file "${target}".`,
      remedy: remedy.replaceAll('@site/', targets.folder === '.' ? '' : `${targets.folder}/`),
    };
  }
  const { pathname } = new URL(target, `http://localhost${page.permalink}`);
  const path = decodeURI(pathname);
  if (targets.paths.has(withoutSlash(path))) return anchorProblem(path, fragment, targets);
  if (isFile(target, page, targets)) return null;
  return { message: `There is no page ${path}.`, remedy: nearest(path, [...targets.paths]) };
}

function anchorProblem(path: string, fragment: string, { anchors }: SiteTargets): Problem | null {
  const known = anchors.get(withoutSlash(path));
  const anchor = decodeURIComponent(fragment);
  if (anchor === '' || known === undefined || known.has(anchor)) return null;
  return { message: `The page ${path} has no anchor "${anchor}".`, remedy: nearest(anchor, [...known]) };
}

/** Whether a link leads to a file beside the page, or in the folder of static files. */
export function isFile(target: string, { source }: LinkingPage, { folder }: SiteTargets): boolean {
  const beside = join(dirname(siteFile(source, folder)), decodeURI(target));
  return existsSync(target.startsWith('/') ? join(folder, 'static', decodeURI(target)) : beside);
}

/** Returns the path as `SiteTargets` has it. */
export function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}
