import type { LoadContext, Plugin } from '@docusaurus/types';
import { stopAtProblems } from '@apidoc/docusaurus/node';
import { assertBaseUrlApart } from './assertBaseUrlApart';

/** Stops a build for a base URL that addresses of the site begin with: all of them are known when it ends. */
export default function ownBaseUrl({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'base-url',
    postBuild({ routesPaths }) {
      const paths = routesPaths.map((path) => path.slice(baseUrl.length - 1));
      try {
        assertBaseUrlApart(baseUrl, paths);
      } catch (error) {
        stopAtProblems(error);
      }
    },
  };
}
