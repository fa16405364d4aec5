import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Passes the site’s URL to the print style sheet, which prepends it to the URLs of links but cannot find it out itself.
 */
export default function print({ siteConfig: { url } }: LoadContext): Plugin {
  return {
    name: 'print',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'style', innerHTML: `:root{--site-url:${JSON.stringify(url)}}` }],
    }),
  };
}
