/**
 * Names that no page or file gets: servers look for `index` and `404` by themselves, and Windows does not create files
 * with the others, whatever their extension.
 *
 * @see https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file
 */
const specialName = /^(?:index|404|con|prn|aux|nul|(?:com|lpt)\d)$/i;

/** Whether servers or file systems treat a name specially, so that no page can have it. */
export function isSpecialName(slug: string): boolean {
  return specialName.test(slug);
}

/** Returns the first candidate that can be an address, else the last one with a number. */
export type ClaimSlug = (...candidates: readonly [string, ...string[]]) => string;

/**
 * Creates the slugs of one folder. Each is unique, even where case is ignored, as in many file systems. The first one
 * to claim a slug gets it, so a number depends on the order of the contract, and nothing else does.
 *
 * @param taken Slugs that are in use already.
 */
export function createSlugs(taken: Iterable<string> = []): ClaimSlug {
  const used = new Set([...taken].map((slug) => slug.toLowerCase()));
  const isFree = (slug: string) => !used.has(slug.toLowerCase()) && !isSpecialName(slug);
  return (...candidates) => {
    const slug = candidates.find(isFree) ?? addNumber(candidates.at(-1) ?? '', isFree);
    used.add(slug.toLowerCase());
    return slug;
  };
}

/** @example addNumber('get-deed', (slug) => slug !== 'get-deed') // 'get-deed-2' */
function addNumber(slug: string, isFree: (slug: string) => boolean): string {
  let number = 2;
  while (!isFree(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
