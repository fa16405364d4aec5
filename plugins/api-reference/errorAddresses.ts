import type { DocusaurusConfig } from '@docusaurus/types';
import { member } from '../../core/contract/json';
import { escapeMarkup } from '../../core/escapeMarkup';
import type { CatalogueError, ErrorGroup } from '../../core/pages/modelPages';
import { errorPath } from '../../core/pages/paths';
import type { SiteFile } from './writeFiles';

/**
 * Pages at the addresses by which problems name their types, where these are on this site: each leads to its error in the
 * catalogue, as an integrator follows the one link that stands in a log.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9457#section-3.1.1
 */
export function buildErrorAddresses(
  groups: readonly ErrorGroup[],
  { url, baseUrl, favicon }: Pick<DocusaurusConfig, 'url' | 'baseUrl' | 'favicon'>,
): readonly SiteFile[] {
  const site = url + baseUrl;
  // Without one, a browser asks for `/favicon.ico`, which this site does not have.
  const icon = favicon === undefined ? 'data:,' : baseUrl + favicon;
  const files = groups.flatMap(({ errors }) =>
    errors.flatMap((error): readonly (readonly [string, string])[] => {
      const type = toType(error);
      if (!type?.startsWith(site)) return [];
      const path = type.slice(site.length);
      return pathOfPage.test(path)
        ? [[`/${path}.html`, toRedirect(error, baseUrl + errorPath(error.code).slice(1), icon)]]
        : [];
    }),
  );
  return [...new Map(files)].map(([path, text]) => ({ path, text }));
}

/** A page that a static host serves without asking what it is. */
const pathOfPage = /^[\w-]+(?:\/[\w-]+)*$/;

function toType({ example }: CatalogueError): string | undefined {
  if (example?.language !== 'json') return undefined;
  const type = member(JSON.parse(example.text), 'type');
  return typeof type === 'string' ? type : undefined;
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
