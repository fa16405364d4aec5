import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { ConfigureWebpackUtils } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Replacement } from './graphFaults.ts';
import { replaceModules } from './replaceModules.ts';

let folder: string;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'bundle-')));
  await mkdir(join(folder, 'client/deep'), { recursive: true });
  await mkdir(join(folder, 'generated'));
  await write(
    'client/entry.js',
    "import preload from './preload';\nimport './deep/other';\nimport table from '@generated/table';\nconsole.log(preload, table, '1');\n",
  );
  await write('client/deep/other.js', "import preload from '../preload.js';\nconsole.log(preload);\n");
  await write('client/preload.js', "export default 'upstream';\n");
  await write('own.js', "import upstream from 'client/preload';\nexport default `own ${upstream}`;\n");
  await write('generated/table.json', '["upstream"]');
  await write('slim.json', '["slim"]');
});
afterEach(() => rm(folder, { recursive: true }));

function write(file: string, content: string): Promise<void> {
  return writeFile(join(folder, file), content);
}

/** Bundles the folder with the installed Rspack, and returns its errors. */
async function bundle(replacements: readonly Replacement[]): Promise<readonly string[]> {
  // Docusaurus passes Rspack with the types of webpack.
  const bundler: unknown = rspack;
  const plugins = replaceModules(
    {
      bundler: bundler as ConfigureWebpackUtils['currentBundler']['instance'],
      generatedFilesDir: join(folder, 'generated'),
    },
    replacements,
  );
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: join(folder, 'client/entry.js'),
    output: { path: join(folder, 'out') },
    resolve: { alias: { '@generated': join(folder, 'generated'), client: join(folder, 'client') } },
    cache: true,
    experiments: { cache: { type: 'persistent', storage: { type: 'filesystem', directory: join(folder, 'cache') } } },
    plugins: plugins,
  });
  try {
    return await new Promise<readonly string[]>((done, fail) =>
      compiler.run((error, stats) =>
        error === null ? done((stats?.compilation.errors ?? []).map(({ message }) => message)) : fail(error),
      ),
    );
  } finally {
    await new Promise((done) => compiler.close(done));
  }
}

describe('replaceModules, with the installed Rspack', () => {
  const preload = () => ({ upstream: join(folder, 'client/preload.js'), module: join(folder, 'own.js') });
  const table = () => ({ upstream: join(folder, 'generated/table.json'), module: join(folder, 'slim.json') });

  it('replaces every import, however it is written, with and without a cache', async () => {
    expect(await bundle([preload(), table()])).toEqual([]);
    expect(await bundle([preload(), table()])).toEqual([]);
    await write(
      'client/entry.js',
      "import preload from './preload';\nimport './deep/other';\nimport table from '@generated/table';\nconsole.log(preload, table, '2');\n",
    );
    expect(await bundle([preload(), table()])).toEqual([]);
  });

  it('fails when no module imports the replaced one, and names the installed version', async () => {
    const moved = { upstream: join(folder, 'client/loading.js'), module: join(folder, 'elsewhere.js') };
    const errors = [...(await bundle([moved])), ...(await bundle([moved]))];
    expect(errors).toHaveLength(2);
    for (const error of errors) expect(error).toMatch(/elsewhere\.js is not in the bundle[^]*@docusaurus\/core 3\./);
  });

  it('fails when one import is not replaced', async () => {
    await write('client/deep/other.js', "import preload from 'client/preload';\nconsole.log(preload);\n");
    expect(await bundle([preload()])).toEqual([
      expect.stringMatching(/deep\/other\.js imports \S*client\/preload\.js/),
    ]);
  });
});
