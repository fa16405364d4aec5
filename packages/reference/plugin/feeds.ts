import type { DocusaurusConfig, HtmlTagObject } from '@docusaurus/types';
import { feedForms, feedPath, toFeed } from '@apidoc/changelog/node';
import type { Changelog } from '@apidoc/changelog';
import type { SiteFile } from '@apidoc/docusaurus/node';

/** The changelog as feeds; none where there are no releases. */
export function buildFeeds(
  changelog: Changelog,
  page: string,
  { title, url, baseUrl }: Pick<DocusaurusConfig, 'title' | 'url' | 'baseUrl'>,
): readonly SiteFile[] {
  if (changelog.feeds.length === 0) return [];
  const site = { title, root: url + baseUrl.slice(0, -1), page };
  return feedForms.map((form) => [feedPath(page, form), toFeed(changelog, form, site)]);
}

/** By these, a feed reader that is given any page of the site finds the changelog. */
export function toFeedTags(
  { feeds }: Pick<Changelog, 'feeds'>,
  { baseUrl, title: siteTitle }: Pick<DocusaurusConfig, 'baseUrl' | 'title'>,
): HtmlTagObject[] {
  return feeds.map(({ title, mediaType, path }) => ({
    tagName: 'link',
    attributes: {
      rel: 'alternate',
      type: mediaType,
      href: baseUrl + path.slice(1),
      title: `${siteTitle} — journal des modifications (${title})`,
    },
  }));
}
