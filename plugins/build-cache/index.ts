import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Folders whose code decides what the bundler makes of a file: replacements, and what is done to guides. */
const folders = ['core', 'plugins'];

/** The configuration’s own files: Docusaurus only knows the one that joins them. */
const files = ['site.config.ts', 'identity.ts'];

/**
 * Has the bundler drop what it kept from the last build when the code that builds has changed: Docusaurus only looks at
 * its own configuration and versions, and the change would not be seen.
 */
export default function buildCache({ siteDir }: LoadContext): Plugin {
  return {
    name: 'build-cache',
    configureWebpack({ experiments }) {
      const isKept = experiments !== undefined && 'cache' in experiments;
      if (!isKept) return {};
      const buildDependencies = [
        ...files.map((file) => join(siteDir, file)),
        ...folders.flatMap((folder) => buildFiles(join(siteDir, folder))),
      ];
      return { experiments: { cache: { buildDependencies } } };
    },
  };
}

/** Components and what runs in browsers are files that the bundler itself watches. */
function buildFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => file.endsWith('.ts') && !/\.test\.ts$|(?:^|[\\/])(?:client|components|script|theme)[\\/]/.test(file),
    )
    .map((file) => join(folder, file))
    .sort();
}
