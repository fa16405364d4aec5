import { createStaticPages } from './staticPages.ts';

/** The pages of the current visit. */
export const pages = createStaticPages();
