import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { resolve } = createRequire(join(__dirname, 'installed.ts'));

/** Path of a file of the installed Docusaurus, or of what it brings. @example installed('@docusaurus/core/lib/client/preload.js') */
export function installed(file: string): string {
  return resolve(file, { paths: [__dirname, join(resolve('@docusaurus/core/package.json'), '..')] });
}

/** Version of an installed package. */
export function installedVersion(name: string): string {
  const { version } = JSON.parse(readFileSync(installed(`${name}/package.json`), 'utf8')) as {
    readonly version: string;
  };
  return version;
}

/** The error of a touch that does not fit what is installed. @param fault A sentence without a full stop; it names the upstream file. */
export function misfit(fault: string, name = '@docusaurus/core'): Error {
  return new Error(
    `${fault}. Installed is ${name} ${installedVersion(name)}: compare that file with the one that packages/docusaurus/touches names, and follow packages/docusaurus/UPGRADING.md.`,
  );
}
