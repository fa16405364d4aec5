import type { Identity } from '../identity.ts';

/** The identity of a site without anything optional. */
export const smallest: Identity = {
  language: 'en',
  title: 'Library API',
  tagline: 'Loans of a library',
  url: 'https://docs.library.org',
  baseUrl: '/',
  contract: 'contract/openapi.yaml',
  firstGuide: '/docs/start',
  navbar: [],
  footer: { columns: [], copyright: 'The library' },
  hasScenarios: false,
  hasOfflineCopy: false,
  checks: {},
};
