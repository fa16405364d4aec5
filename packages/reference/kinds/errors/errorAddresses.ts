import type { DocusaurusConfig } from '@docusaurus/types';
import type { SiteFile } from '@apidoc/docusaurus/node';
import { errorPath, escapeMarkup } from '@apidoc/richtext';
import type { CatalogueError, ErrorGroup } from './model';
import { toProblemTypes } from './problemTypes';

/** The files for the addresses of problem types, and warnings for the contract’s author. */
export interface ErrorAddresses {
  readonly files: readonly SiteFile[];
  readonly warnings: readonly string[];
}

/**
 * Builds pages for the problem types whose addresses are on this site. Each page redirects to the error in the
 * catalogue, for integrators who follow the only link in a log entry.
 *
 * @param pages Paths of the site’s existing pages, base URL included. They are not overwritten.
 * @see https://www.rfc-editor.org/rfc/rfc9457#section-3.1.1
 */
export function buildErrorAddresses(
  groups: readonly ErrorGroup[],
  { url, baseUrl, favicon }: Pick<DocusaurusConfig, 'url' | 'baseUrl' | 'favicon'>,
  pages: readonly string[],
): ErrorAddresses {
  const site = url + baseUrl;
  // Without an icon, browsers request `/favicon.ico`, which this site does not have.
  const icon = favicon === undefined ? 'data:,' : baseUrl + favicon;
  const existing = new Set(pages.map((page) => page.replace(/\/$/, '')));
  const files: SiteFile[] = [];
  const warnings: string[] = [];
  for (const { type, path, errors } of toProblemTypes(groups, site)) {
    const [error] = errors;
    if (error === undefined) continue;
    if (existing.has(baseUrl + path)) {
      const subject = `The type ${type} in the example of ${errors.map(({ code }) => `"${code}"`).join(', ')}`;
      const errorUrl = site + errorPath(error.code).slice(1);
      warnings.push(
        `${subject} is the address of another page of this site. Use a different address, or that of the error: ${errorUrl}.`,
      );
    } else {
      files.push([`/${path}.html`, toRedirectPage(error, baseUrl + errorPath(error.code).slice(1), icon)]);
    }
  }
  return { files, warnings };
}

function toRedirectPage({ code, title }: CatalogueError, address: string, icon: string): string {
  const [href, name, image] = [address, `${code}\u00a0: ${title}`, icon].map(escapeMarkup);
  return `<!DOCTYPE html>
<html lang="fr">
  <meta charset="utf-8">
  <title>${name}</title>
  <meta name="robots" content="noindex">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <link rel="icon" href="${image}">
  <meta http-equiv="refresh" content="0; url=${href}">
  <p><a href="${href}">${name}</a></p>
</html>
`;
}
