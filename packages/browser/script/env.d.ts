/** The site’s base URL, inserted by the bundler. */
declare const BASE_URL: string;

/** Id of the announcement on each page; `null` if there is none. */
declare const ANNOUNCEMENT_ID: string | null;

/** Whether the site has the package `static-pages`, so that React starts later than the page. */
declare const STARTS_LATE: boolean;
