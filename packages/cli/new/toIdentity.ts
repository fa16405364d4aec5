import type { Identity } from '@reliure/preset';

type Given = Pick<Identity, 'language' | 'title' | 'url' | 'tagline' | 'contract'>;

/** Returns the settings of a new site. */
export function toIdentity({ language, title, url, tagline, contract }: Given): Identity {
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

/** Returns the source of `identity.ts`. */
export function toIdentitySource({ language, title, tagline, url, contract, firstGuide }: Identity): string {
  return `import type { Identity } from '@reliure/preset';

/** The settings of this site. The type \`Identity\` explains each, and those that are left out here. */
export const identity: Identity = {
  language: ${quote(language)},
  title: ${quote(title)},
  tagline: ${quote(tagline)},
  url: ${quote(url)},
  /** The environment variable BASE_URL overrides the path for one build. */
  baseUrl: process.env['BASE_URL'] ?? '/',
  contract: ${quote(contract)},
  firstGuide: ${quote(firstGuide)},
  navbar: [],
  footer: { columns: [], copyright: ${quote(title)} },
  hasScenarios: false,
  hasOfflineCopy: false,
  checks: {},
};
`;
}

/** @example quote('It’s "mine"') // the text in single quotes */
function quote(text: string): string {
  const inner = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", String.raw`\'`);
  return `'${inner}'`;
}
