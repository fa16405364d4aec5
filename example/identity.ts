import type { Identity } from '@reliure/preset';

/** The settings of the smallest site: a contract and a guide. */
export const identity: Identity = {
  language: 'en',
  title: 'Library API',
  tagline: 'Catalogue and loans of a public library',
  url: 'https://docs.library.example',
  baseUrl: '/',
  contract: 'contract/openapi.yaml',
  firstGuide: '/docs/intro',
  hasFictitiousHosts: true,
  navbar: [],
  footer: { columns: [], copyright: 'A fictitious library.' },
  hasScenarios: false,
  hasOfflineCopy: false,
  checks: { exactGuides: true },
};
