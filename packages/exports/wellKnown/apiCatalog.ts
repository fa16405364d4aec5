import type { Reference } from '@reliure/reference';
import { downloadPaths } from '@reliure/reference';
import { apiCatalogPath, indexPath, markdownVersionPath } from '@reliure/richtext';
import type { Site } from '@reliure/richtext';

/** A reference of the site, as input for the catalogue. */
export type CataloguedApi = Pick<Reference, 'basePath' | 'downloadFolder' | 'introduction'> & {
  /** Name beside other references. */
  readonly label: string;
};

/** A link of a set. @see https://www.rfc-editor.org/rfc/rfc9264#section-4.2.4.2 */
interface Target {
  readonly href: string;
  readonly type?: string;
  readonly title?: string;
}

/**
 * Builds the catalogue of the APIs that a site documents, as a set of links: the servers of each, its contract, its pages,
 * and its index for agents.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9727
 */
export function toApiCatalog(site: Pick<Site, 'url' | 'baseUrl'>, references: readonly CataloguedApi[]): string {
  const toUrl = (path: string) => site.url + site.baseUrl + path.slice(1);
  const apis = references.map(({ label, basePath, downloadFolder, introduction }) => ({
    servers: toEndpoints(introduction.servers).map((href) => ({ href, title: label })),
    described: {
      'service-desc': [
        { href: toUrl(downloadFolder + downloadPaths.yaml), type: 'application/yaml' },
        { href: toUrl(downloadFolder + downloadPaths.json), type: 'application/json' },
      ],
      'service-doc': [
        { href: toUrl(basePath), type: 'text/html' },
        { href: toUrl(markdownVersionPath(basePath)), type: 'text/markdown' },
      ],
      'service-meta': [{ href: toUrl(indexPath), type: 'text/plain' }],
    } satisfies Record<string, readonly Target[]>,
    page: toUrl(basePath),
  }));
  const linkset = [
    {
      anchor: toUrl(apiCatalogPath),
      item: apis.flatMap(({ servers, page }) => (servers.length > 0 ? servers : [{ href: page }])),
    },
    ...apis.flatMap(({ servers, described, page }) =>
      (servers.length > 0 ? servers.map(({ href }) => href) : [page]).map((anchor) => ({ anchor, ...described })),
    ),
  ];
  return `${JSON.stringify({ linkset }, null, 2)}\n`;
}

/** Returns the addresses of servers that are the same for everybody. */
function toEndpoints(servers: readonly { readonly url: string }[]): readonly string[] {
  return servers.map(({ url }) => url).filter((url) => URL.canParse(url) && !url.includes('{'));
}
