import type { LoadContext, Plugin } from '@docusaurus/types';

/** What the style sheet for paper cannot know by itself: the site’s address, for that of its links. */
export default function print({ siteConfig: { url } }: LoadContext): Plugin {
  return {
    name: 'print',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'style', innerHTML: `:root{--site-url:${JSON.stringify(url)}}` }],
    }),
  };
}
