/** The site’s base URL, written in by the bundler. */
declare const BASE_URL: string;

/** Where the copy is, written in by the bundler. */
declare const COPY: import('../types').CopySummary;
