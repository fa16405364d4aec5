import type { Kind } from '../kind.ts';
import { buildFormerAddresses, type FormerAddress } from './model.ts';
import { writeFormerAddresses } from './writeFormerAddresses.ts';

/** The addresses of pages that only earlier releases had. They lead to what replaces these pages. */
export const formerAddresses: Kind<readonly FormerAddress[], { readonly formerAddresses: readonly FormerAddress[] }> = {
  toSlugs: () => [],
  build: () => [],
  complete: (_, released) => (released === null ? [] : buildFormerAddresses(released)),
  toPages: () => [],
  toRedirects: ({ formerAddresses: former }, site, paths) => ({
    files: writeFormerAddresses(former, site, paths),
    warnings: [],
  }),
};
