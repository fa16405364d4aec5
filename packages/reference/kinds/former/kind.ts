import type { Kind } from '../kind.ts';
import { buildRedirectPages, type Redirect } from '../redirectPages.ts';
import { buildFormerAddresses } from './model.ts';
import { buildMovedMarkdown } from './movedMarkdown.ts';

/** The addresses of pages that only earlier releases had. They lead to what replaces these pages. */
export const formerAddresses: Kind<readonly Redirect[], { readonly formerAddresses: readonly Redirect[] }> = {
  toSlugs: () => [],
  build: () => [],
  complete: (_, released) => (released === null ? [] : buildFormerAddresses(released)),
  toPages: () => [],
  toRedirects: ({ formerAddresses: former }, site, paths) => ({
    files: [...buildRedirectPages(former, site, paths), ...buildMovedMarkdown(former, site, paths)],
    warnings: [],
  }),
};
