import { parseArgs } from 'node:util';
import { readSite, type Site } from 'reliure/node';
import { siteOption } from '../scripts/commandLine.mjs';

/** The site that a check is about. */
export interface CheckedSite extends Site {
  /** The files that the command names; none means all. */
  readonly files: readonly string[];
}

/** Reads which site to check from the option `--site`, `site` by default, and which files of it. */
export async function readCheckedSite(): Promise<CheckedSite> {
  const { values, positionals } = parseArgs({ options: siteOption, strict: false, allowPositionals: true });
  return { ...(await readSite(String(values.site))), files: positionals };
}
