/** The site’s base URL, written in by the bundler. */
declare const BASE_URL: string;
