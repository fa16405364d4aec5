import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/**
 * Returns the path of a file in the installed Docusaurus or in one of its dependencies.
 *
 * @example installed('@docusaurus/core/lib/client/preload.js')
 */
export function installed(file: string): string {
  return resolve(file, { paths: [import.meta.dirname, join(resolve('@docusaurus/core/package.json'), '..')] });
}

/** Reads the version of an installed package. */
function installedVersion(name: string): string {
  const { version } = JSON.parse(readFileSync(installed(`${name}/package.json`), 'utf8')) as {
    readonly version: string;
  };
  return version;
}

/**
 * Builds the error to throw when a patch does not match the installed version of a package.
 *
 * @param reason A sentence without a full stop; it names the upstream file.
 */
export function versionMismatch(reason: string, name = '@docusaurus/core'): Error {
  return new Error(
    `${reason}. The installed version is ${name} ${installedVersion(name)}. Install the version with which @reliure/static-pages was released, or leave out staticPages() in docusaurus.config.ts. Its UPGRADING.md says how to adapt the patch.`,
  );
}
