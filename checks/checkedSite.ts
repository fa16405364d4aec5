import { parseArgs } from 'node:util';
import type { Identity } from '@apidoc/preset';
import { siteOption } from '../scripts/commandLine.mjs';
import { readIdentity } from '../scripts/site.mts';

/** The site that a check is about. */
export interface CheckedSite {
  /** From the root of the repository. */
  readonly folder: string;
  readonly identity: Identity;
}

/** Reads which site to check from the option `--site`; `site` by default. */
export async function readCheckedSite(): Promise<CheckedSite> {
  const { values } = parseArgs({ options: siteOption, strict: false });
  const folder = String(values.site);
  return { folder, identity: await readIdentity(folder) };
}
