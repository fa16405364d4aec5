import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext } from '@docusaurus/types';
import type { Replacement } from '../bundle/graphFaults.ts';
import { preloadReplacement } from '../patches/preload.ts';
import { tableReplacements } from '../patches/routeTables.ts';
import { readReferences } from './readReferences.ts';

/**
 * Returns what replaces the pages of references in the visitors’ bundle: the router’s tables without these pages, and one
 * component that shows their built HTML instead of those that the build renders.
 */
export function referenceReplacements(context: Pick<LoadContext, 'generatedFilesDir' | 'baseUrl'>): {
  readonly alias: Readonly<Record<string, string>>;
  readonly replacements: readonly Replacement[];
} {
  const { generatedFilesDir, baseUrl } = context;
  const folder = join(generatedFilesDir, 'client-tables');
  const landingPaths = Object.values(readReferences(context)).map(({ path }) => baseUrl + path.slice(1));
  mkdirSync(folder, { recursive: true });
  const write = (name: string, lines: readonly string[]): string => {
    const file = join(folder, name);
    writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
    return file;
  };
  // The visitors’ bundle contains the components’ styles, but not the components.
  const styles = write(
    'styles.js',
    styleFiles().map((file) => `import ${JSON.stringify(file)};`),
  );
  const loader = write('loader.js', [
    `import { createPageLoader } from ${JSON.stringify(join(import.meta.dirname, 'pageLoader'))};`,
    `export default createPageLoader(${JSON.stringify(landingPaths)});`,
  ]);
  return {
    alias: {
      '@reliure/reference/views/ReferenceLayout$': join(import.meta.dirname, 'StaticReference'),
      '@reliure/static-pages/reference/componentStyles$': styles,
    },
    replacements: [...tableReplacements(generatedFilesDir, folder, landingPaths), preloadReplacement(folder, loader)],
  };
}

/** Returns the style sheets of all components that render references, those of single blocks first. */
function styleFiles(): readonly string[] {
  const folders = ['@reliure/page', '@reliure/reference'].map((name) =>
    dirname(fileURLToPath(import.meta.resolve(name))),
  );
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .sort()
      .map((file) => join(folder, file)),
  );
}
