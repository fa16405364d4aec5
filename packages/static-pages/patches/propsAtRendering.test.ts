import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { PluginRouteConfig } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installed } from '../bundle/installed.ts';
import { propsAtRendering } from './propsAtRendering.ts';

interface Codegen {
  readonly generateRouteFiles: (options: {
    readonly generatedFilesDir: string;
    readonly routes: readonly PluginRouteConfig[];
  }) => Promise<void>;
}

let folder: string;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'props-')));
  const { generateRouteFiles } = createRequire(import.meta.url)(
    installed('@docusaurus/core/lib/server/codegen/codegenRoutes.js'),
  ) as Codegen;
  const plugin = { name: 'api-reference', id: 'default' };
  const component = join(folder, 'page.js');
  await writeFile(component, 'export default 1;\n');
  await generateRouteFiles({
    generatedFilesDir: folder,
    routes: ['/api/a', '/api/b'].map((path) => ({ path, component, props: { path }, plugin })),
  });
});
afterEach(() => rm(folder, { recursive: true }));

/** Bundles the registry that the installed Docusaurus writes, and returns the errors. */
async function bundle(plugin: string): Promise<readonly string[]> {
  const { externals, plugins } = propsAtRendering(folder, plugin, ['default']);
  const compiler = rspack({
    mode: 'production',
    target: 'node',
    entry: join(folder, 'registry.js'),
    output: { path: join(folder, 'out') },
    resolve: { alias: { '@generated': folder } },
    externals,
    // Docusaurus passes Rspack with the types of webpack.
    plugins: plugins,
  });
  const messages = await new Promise<readonly string[]>((done, fail) =>
    compiler.run((error, stats) =>
      error === null ? done((stats?.compilation.errors ?? []).map(({ message }) => message)) : fail(error),
    ),
  );
  await new Promise((done) => compiler.close(done));
  return messages;
}

describe('propsAtRendering, with the files that the installed Docusaurus writes', () => {
  it('excludes the props of a plugin’s routes from the bundle', async () => {
    expect(await bundle('api-reference')).toEqual([]);
  });

  it('fails when a plugin’s routes have no props', async () => {
    expect(await bundle('other')).toEqual([
      expect.stringMatching(/it reads 0 and contains 0[^]*@docusaurus\/core 3\./),
    ]);
  });
});
