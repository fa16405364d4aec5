import type { DocusaurusConfig } from '@docusaurus/types';
import type { SiteFile } from '@apidoc/docusaurus/node';
import { errorPath, escapeMarkup } from '@apidoc/richtext';
import type { CatalogueError, ErrorGroup } from './model';
import { toProblemTypes } from './problemTypes';

/** What stands at the types of problems, and what of them an author should know. */
export interface ErrorAddresses {
  readonly files: readonly SiteFile[];
  readonly warnings: readonly string[];
}

/**
 * Pages at the addresses by which problems name their types, where these are on this site: each leads to its error in the
 * catalogue, as an integrator follows the one link that stands in a log.
 *
 * @param pages Paths of the site’s pages, base URL included, which stay what they are.
 * @see https://www.rfc-editor.org/rfc/rfc9457#section-3.1.1
 */
export function buildErrorAddresses(
  groups: readonly ErrorGroup[],
  { url, baseUrl, favicon }: Pick<DocusaurusConfig, 'url' | 'baseUrl' | 'favicon'>,
  pages: readonly string[],
): ErrorAddresses {
  const site = url + baseUrl;
  // Without one, a browser asks for `/favicon.ico`, which this site does not have.
  const icon = favicon === undefined ? 'data:,' : baseUrl + favicon;
  const taken = new Set(pages.map((page) => page.replace(/\/$/, '')));
  const files: SiteFile[] = [];
  const warnings: string[] = [];
  for (const { type, path, errors } of toProblemTypes(groups, site)) {
    const [error] = errors;
    if (error === undefined) continue;
    if (taken.has(baseUrl + path)) {
      const place = `The type ${type} in the example of ${errors.map(({ code }) => `"${code}"`).join(', ')}`;
      const own = site + errorPath(error.code).slice(1);
      warnings.push(`${place} is a page of this site, and leads to no error. Write another address, or ${own}.`);
    } else {
      files.push([`/${path}.html`, toRedirect(error, baseUrl + errorPath(error.code).slice(1), icon)]);
    }
  }
  return { files, warnings };
}

function toRedirect({ code, title }: CatalogueError, address: string, icon: string): string {
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
