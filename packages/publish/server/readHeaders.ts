import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { securityHeaders } from './headers.ts';
import { scriptHashes, toPolicy, type AddedSources } from './policy.ts';

/**
 * Reads the pages of a built site and returns the headers of all its responses. `npm run serve` sends them, `npm run
 * package` writes them for nginx and for static hosts.
 *
 * @param site Folder of the built site.
 * @param added Sources that the site’s identity adds to the policy.
 */
export function readHeaders(site: string, added: AddedSources = {}): ReadonlyMap<string, string> {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return securityHeaders(
    toPolicy(new Set(pages.flatMap((page) => scriptHashes(readFileSync(join(site, page), 'utf8')))), added),
  );
}
