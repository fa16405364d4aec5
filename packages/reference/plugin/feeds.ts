import type { DocusaurusConfig, HtmlTagObject } from '@docusaurus/types';
import { feedFormats, feedPath, toFeed } from '@reliure/changelog/node';
import type { Changelog } from '@reliure/changelog';
import type { SiteFile } from '@reliure/docusaurus/node';
import { texts } from '../texts/index.ts';

/** Builds the feeds of the changelog, or none if there are no releases. */
export function buildFeeds(
  changelog: Changelog,
  page: string | null,
  basePath: string,
  { title, url, baseUrl }: Pick<DocusaurusConfig, 'title' | 'url' | 'baseUrl'>,
): readonly SiteFile[] {
  if (page === null || changelog.feeds.length === 0) return [];
  const site = { title, root: url + baseUrl.slice(0, -1), page, basePath };
  return feedFormats.map((form) => [feedPath(page, form), toFeed(changelog, form, site)]);
}

/** Returns the tags by which feed readers find the changelog from any page of the site. */
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
      title: texts().files.feed(siteTitle, title),
    },
  }));
}
