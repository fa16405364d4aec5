/** The site’s base URL, written in by the bundler. */
declare const BASE_URL: string;

/** Id of the announcement above each page; `null` where there is none. */
declare const ANNOUNCEMENT_ID: string | null;
