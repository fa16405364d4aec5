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
 * @param fault A sentence without a full stop; it names the upstream file.
 */
export function versionMismatch(fault: string, name = '@docusaurus/core'): Error {
  return new Error(
    `${fault}. The installed version is ${name} ${installedVersion(name)}. Compare the upstream file with the one described in packages/static-pages/patches, and follow packages/static-pages/UPGRADING.md.`,
  );
}
