import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError } from '../usageError.ts';

/** The commands of Docusaurus that the program calls. */
interface Docusaurus {
  readonly build: (site: string, options: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly start: (site: string, options: Readonly<Record<string, unknown>>) => Promise<void>;
}

/**
 * Loads the Docusaurus that a site has installed: the functions that Docusaurus’s own program calls. In this process, an
 * error keeps its causes, so that the problems in it can be printed as they are.
 *
 * @param site The site’s folder.
 * @throws UsageError if it has none.
 * @see https://docusaurus.io/docs/cli
 */
export async function loadDocusaurus(site: string): Promise<Docusaurus> {
  let file: string;
  try {
    file = createRequire(join(resolve(site), 'package.json')).resolve('@docusaurus/core/lib/index.js');
  } catch {
    throw new UsageError(`${resolve(site)} has no @docusaurus/core.`, 'Install the packages of the site: npm install');
  }
  const { default: loaded } = (await import(pathToFileURL(file).href)) as { readonly default: Docusaurus };
  return loaded;
}
