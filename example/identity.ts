import type { Identity } from '@reliure/preset';

/** The settings of a small site: two contracts, and a guide of each. */
export const identity: Identity = {
  language: 'en',
  title: 'Library API',
  tagline: 'Catalogue and loans of a public library',
  url: 'https://docs.library.example',
  baseUrl: '/',
  contract: 'contract/openapi.yaml',
  otherReferences: [
    {
      id: 'partner',
      label: 'Partner API',
      contract: 'partner/openapi.yaml',
      routeBasePath: 'partner',
      changelog: { page: '/docs/partner/changes' },
    },
  ],
  firstGuide: '/docs/intro',
  hasFictitiousHosts: true,
  navbar: [],
  footer: { columns: [], copyright: 'A fictitious library.' },
  hasScenarios: false,
  hasOfflineCopy: false,
  checks: { exactGuides: true },
};
