import type { DocusaurusConfig, HtmlTagObject } from '@docusaurus/types';
import type { Changelog } from '@apidoc/changelog';

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
