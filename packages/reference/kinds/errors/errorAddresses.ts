import type { Redirects, SiteConfig } from '../kind.ts';
import type { SiteFile } from '@reliure/docusaurus/node';
import { errorPath, toRedirectPage, toSitePath } from '@reliure/richtext';
import { texts } from '../../texts/index.ts';
import type { ErrorGroup } from './model.ts';
import { toProblemTypes } from './problemTypes.ts';

/**
 * Builds pages for the problem types whose addresses are on this site. Each page redirects to the error in the
 * catalogue, for integrators who follow the only link in a log entry.
 *
 * @param pages Paths of the site’s existing pages, base URL included. They are not overwritten.
 * @see https://www.rfc-editor.org/rfc/rfc9457#section-3.1.1
 */
export function buildErrorAddresses(
  groups: readonly ErrorGroup[],
  { url, baseUrl, favicon, basePath }: SiteConfig,
  pages: readonly string[],
): Redirects {
  const site = url + baseUrl;
  const icon = favicon === undefined ? {} : { icon: baseUrl + favicon };
  const existing = new Set(pages.map((page) => page.replace(/\/$/, '')));
  const files: SiteFile[] = [];
  const warnings: string[] = [];
  for (const { type, path, errors } of toProblemTypes(groups, site)) {
    const [error] = errors;
    if (error === undefined) continue;
    const errorAddress = toSitePath(errorPath(error.code), basePath).slice(1);
    if (existing.has(baseUrl + path)) {
      const subject = `The type ${type} in the example of ${errors.map(({ code }) => `"${code}"`).join(', ')}`;
      const errorUrl = site + errorAddress;
      warnings.push(
        `${subject} is the address of another page of this site. Use a different address, or that of the error: ${errorUrl}.`,
      );
    } else {
      const href = baseUrl + errorAddress;
      files.push([
        `/${path}.html`,
        toRedirectPage({ href, title: texts().errors.redirect(error.code, error.title), ...icon }),
      ]);
    }
  }
  return { files, warnings };
}
