import { join } from 'node:path';
import type { Problem } from '@reliure/openapi';
import { isFile, type LinkingPage, type SiteTargets } from './linkProblem.ts';
import type { Address } from './readPage.ts';

/** Finds an image of the site whose file does not exist. */
export function missingImageProblem(
  { element, url }: Omit<Address, 'line'>,
  page: LinkingPage,
  targets: SiteTargets,
): Problem | null {
  if (element !== 'img' || /^[a-z][a-z\d+.-]*:/i.test(url) || isFile(url.replace(/[?#].*$/, ''), page, targets))
    return null;
  return {
    message: `There is no image "${url}".`,
    remedy: `Put the file at this path, which is relative to the page, or from ${join(targets.folder, 'static')} if it starts with a slash.`,
  };
}
