/**
 * Refuses a base URL under which links of the site would be taken for addresses that hold it: Docusaurus adds the base URL
 * to a link unless the link begins with it.
 *
 * @param paths Addresses of pages, without the base URL: `/docs/intro`.
 * @throws Error that names one of them.
 */
export function assertBaseUrlApart(baseUrl: string, paths: readonly string[]): void {
  if (baseUrl === '/') return;
  const path = paths.find((page) => `${page}/`.startsWith(baseUrl));
  if (path === undefined) return;
  throw new Error(
    `The base URL must not be a route of the site: a link to ${path} would seem to hold it. It is ` +
      `${JSON.stringify(baseUrl)}: mend BASE_URL, or baseUrl in identity.ts, to "/documentation/" for instance.`,
  );
}
