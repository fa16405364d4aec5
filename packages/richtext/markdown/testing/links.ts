import { createLinks } from '../links.ts';

/** Links of a page of a small site, for tests. */
export const links = createLinks(
  {
    url: 'https://site.example',
    baseUrl: '/',
    markdownVersions: new Set(['/api', '/api/introduction', '/api/lire', '/api/ecrire', '/docs/intro']),
  },
  '/api/lire',
);
