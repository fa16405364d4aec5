import { parseArgs } from 'node:util';
import type { Identity } from '@reliure/preset';
import { siteOption } from '../scripts/commandLine.mjs';
import { readIdentity } from '../scripts/site.mts';

/** The site that a check is about. */
export interface CheckedSite {
  /** From the root of the repository. */
  readonly folder: string;
  readonly identity: Identity;
  /** The files that the command names; none means all. */
  readonly files: readonly string[];
}

/** Reads which site to check from the option `--site`, `site` by default, and which files of it. */
export async function readCheckedSite(): Promise<CheckedSite> {
  const { values, positionals } = parseArgs({ options: siteOption, strict: false, allowPositionals: true });
  const folder = String(values.site);
  return { folder, identity: await readIdentity(folder), files: positionals };
}
