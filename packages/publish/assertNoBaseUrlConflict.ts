import { ProblemsError } from '@reliure/openapi';

/**
 * Throws if the base URL is also the path of a page or of a folder of pages. Docusaurus adds the base URL to a link
 * unless the link already begins with it, so it would leave links to those pages without the base URL.
 *
 * @param paths Addresses of pages, without the base URL: `/docs/intro`.
 * @throws ProblemsError that names one of them.
 */
export function assertNoBaseUrlConflict(baseUrl: string, paths: readonly string[]): void {
  if (baseUrl === '/') return;
  const path = paths.find((page) => `${page}/`.startsWith(baseUrl));
  if (path === undefined) return;
  throw baseUrlError(
    `The base URL ${JSON.stringify(baseUrl)} must not be the path of a page or of a folder of pages: Docusaurus would not add it to links to ${path}.`,
  );
}

function baseUrlError(message: string): ProblemsError {
  const remedy = 'Set BASE_URL, or baseUrl in identity.ts, to another path, such as "/documentation/".';
  return new ProblemsError([{ file: 'identity.ts', pointer: 'baseUrl', message, remedy }]);
}
