import type { Identity } from '@reliure/preset';

/** Returns the settings of a new site. @param contract Path of the contract’s root file. */
export function toIdentity({
  language,
  title,
  url,
  tagline,
  contract,
}: Pick<Identity, 'language' | 'title' | 'url' | 'tagline' | 'contract'>): Identity {
  return {
    language,
    title,
    tagline,
    url,
    baseUrl: '/',
    contract,
    firstGuide: '/docs/intro',
    navbar: [],
    footer: { columns: [], copyright: title },
    hasScenarios: false,
    hasOfflineCopy: false,
    checks: {},
  };
}
