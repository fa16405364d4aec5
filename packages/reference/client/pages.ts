import { createStaticPages } from './staticPages';

/** The pages of this visit. */
export const pages = createStaticPages();
