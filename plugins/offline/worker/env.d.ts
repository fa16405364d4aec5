/** The site’s base URL, written in by the bundler. */
declare const BASE_URL: string;

/** Where each file of the site stands in the copy, written in by the bundler. */
declare const COPY: import('../types').CopyIndex;
