import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfigureWebpackUtils, LoadContext } from '@docusaurus/types';
import { slimTable, tableFiles } from '@apidoc/docusaurus/node';
import { referencePath } from '@apidoc/richtext';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];

/**
 * What the visitors’ bundle has in the place of what the build renders with: the router’s tables without the pages of the
 * reference, and one component that shows their HTML.
 */
export function clientReplacements(
  bundler: Bundler,
  { generatedFilesDir, baseUrl }: Pick<LoadContext, 'generatedFilesDir' | 'baseUrl'>,
) {
  const folder = join(generatedFilesDir, 'client-tables');
  const landingPath = baseUrl + referencePath().slice(1);
  mkdirSync(folder, { recursive: true });
  for (const file of tableFiles) {
    const source = readFileSync(join(generatedFilesDir, file), 'utf8');
    writeFileSync(join(folder, file), slimTable(file, source, { landingPath }));
  }
  // The components are not sent, but their styles are.
  writeFileSync(
    join(folder, 'styles.js'),
    styleFiles()
      .map((file) => `import ${JSON.stringify(file)};\n`)
      .join(''),
  );
  return [
    new bundler.NormalModuleReplacementPlugin(/^@generated\/(routes|registry|routesChunkNames)$/, (resource) => {
      resource.request = join(folder, resource.request.replace('@generated/', ''));
    }),
    new bundler.NormalModuleReplacementPlugin(
      /reference\/views\/ReferenceLayout$/,
      join(__dirname, '../client/StaticReference.tsx'),
    ),
    new bundler.NormalModuleReplacementPlugin(/componentStyles$/, join(folder, 'styles.js')),
  ];
}

/** Style sheets of all components that render the reference. */
function styleFiles(): readonly string[] {
  const components = join(__dirname, '..');
  return readdirSync(components, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .map((file) => join(components, file));
}
