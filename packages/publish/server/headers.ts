import { apiCatalogPath } from '@reliure/richtext';

/** Returns the headers that each response carries besides those about its content, by name. */
export function securityHeaders(policy: string): ReadonlyMap<string, string> {
  return new Map([
    ['Content-Security-Policy', policy],
    ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ]);
}

/** Media type of the catalogue of APIs, which has no extension. @see https://www.rfc-editor.org/rfc/rfc9727 */
export const apiCatalogType = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** Formats the headers as a configuration file to include in nginx. */
export function toNginx(headers: ReadonlyMap<string, string>): string {
  const lines = [...headers].map(([name, value]) => `add_header ${name} "${value}" always;`);
  return [
    '# Written by `npm run package`: the policy holds the hashes of the scripts in the pages.',
    ...lines,
    '',
  ].join('\n');
}

/**
 * Formats the headers, and the cache rules, as a file for static hosts. @see https://docs.netlify.com/routing/headers/
 */
export function toHostRules(headers: ReadonlyMap<string, string>): string {
  const all = [...headers, ['Cache-Control', 'no-cache'] as const].map(([name, value]) => `  ${name}: ${value}`);
  const hashed = ['  ! Cache-Control', '  Cache-Control: public, max-age=31536000, immutable'];
  const links = [
    ['llms.txt', 'describedby', 'text/plain'],
    ['openapi.yaml', 'service-desc', 'application/yaml'],
  ] as const;
  const linked = links.map(([file, relation, type]) => `  Link: </${file}>; rel="${relation}"; type="${type}"`);
  const catalogue = [`  Content-Type: ${apiCatalogType}`];
  return ['/*', ...all, ...linked, apiCatalogPath, ...catalogue, '/assets/*', ...hashed, ''].join('\n');
}
