/** The site’s base URL, inserted by the bundler. */
declare const BASE_URL: string;

/** Version, address and hash of the offline copy, inserted by the bundler. */
declare const COPY: import('../types.ts').CopySummary;
