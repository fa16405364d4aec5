import type { LoadContext, Plugin } from '@docusaurus/types';
import { listSources } from '@apidoc/guides/node';
import { member, toText } from '@apidoc/openapi';
import { toHash } from '../plugin/toHash';
import { hashCode } from './hashCode';

/**
 * Makes the bundler’s persistent cache depend on everything that compiled pages are made from. Docusaurus only looks at
 * its own configuration and versions: pages compiled by older code, or with older addresses, would be reused.
 */
export default function persistentCache({ baseUrl }: LoadContext): Plugin {
  let version = '';
  return {
    name: 'persistent-cache',

    async allContentLoaded({ allContent }) {
      // Links to files are compiled to the addresses of their pages.
      const addresses = listSources(allContent).map(({ source, permalink }) => [source, permalink]);
      version = toHash(JSON.stringify([await hashCode(), baseUrl, addresses]));
    },

    configureWebpack(config) {
      const known = toText(member(member(config.experiments, 'cache'), 'version'));
      return known === undefined ? {} : { experiments: { cache: { version: `${known}-${version}` } } };
    },
  };
}
