import { createStaticPages } from './staticPages';

/** The pages of the current visit. */
export const pages = createStaticPages();
