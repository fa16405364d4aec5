import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ConfigureWebpackUtils, LoadContext } from '@docusaurus/types';
import { pluginName } from './siteContext.ts';
import { preloadReplacement, replaceModules, tableReplacements } from '@reliure/docusaurus/node';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];

/** Settings of the bundler. */
interface ClientReplacements {
  readonly resolve: { readonly alias: Record<string, string> };
  readonly plugins: ReturnType<typeof replaceModules>;
}

/**
 * Configures the visitors’ bundle. It replaces the router’s tables with tables without the pages of the reference, and
 * the components that the build renders with one component that shows the built HTML.
 *
 * @param id Id of the plugin’s instance.
 */
export function clientReplacements(
  bundler: Bundler,
  { generatedFilesDir, baseUrl }: Pick<LoadContext, 'generatedFilesDir' | 'baseUrl'>,
  id: string,
): ClientReplacements | object {
  const references = readReferences(generatedFilesDir);
  // One instance of the plugin does it for all.
  if (id !== Object.keys(references)[0]) return {};
  const folder = join(generatedFilesDir, 'client-tables');
  const landingPaths = Object.values(references).map(({ path }) => baseUrl + path.slice(1));
  const client = join(import.meta.dirname, '../client');
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
    `import { createPageLoader } from ${JSON.stringify(join(client, 'pageLoader'))};`,
    `export default createPageLoader(${JSON.stringify(landingPaths)});`,
  ]);
  return {
    resolve: {
      alias: {
        '@reliure/reference/views/ReferenceLayout$': join(client, 'StaticReference'),
        '@reliure/reference/client/componentStyles$': styles,
      },
    },
    plugins: replaceModules({ bundler, generatedFilesDir }, [
      ...tableReplacements(generatedFilesDir, folder, landingPaths),
      preloadReplacement(folder, loader),
    ]),
  };
}

/** Returns the paths of all references by their ids, as the plugins give them to all pages. */
function readReferences(generatedFilesDir: string): Readonly<Record<string, { readonly path: string }>> {
  const globalData = JSON.parse(readFileSync(join(generatedFilesDir, 'globalData.json'), 'utf8')) as Readonly<
    Record<string, Readonly<Record<string, { readonly path: string }>>>
  >;
  return globalData[pluginName] ?? {};
}

/** Returns the style sheets of all components that render the reference, those of single blocks first. */
function styleFiles(): readonly string[] {
  const folders = [dirname(fileURLToPath(import.meta.resolve('@reliure/page'))), join(import.meta.dirname, '..')];
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .sort()
      .map((file) => join(folder, file)),
  );
}
