import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundleScript } from '../bundleScript';
import { collectModules } from './collectModules';
import { assertLicences, toLicenceList } from './licenceList';
import { loadPackage } from './loadPackage';
import { toPackageFolders } from './packageFolders';
import { shippedPackagesFile } from './shippedPackagesFile';

/** What visitors get beside the bundler’s own scripts. */
const workerFiles = ['../offline/worker/serve.ts', '../local-search/client/worker.ts'].map((file) =>
  join(__dirname, file),
);

/** Lists the packages whose code visitors get, with their licences, and refuses licences that were not agreed on. */
export default function licences({ generatedFilesDir }: LoadContext): Plugin {
  const modules = new Set<string>();
  return {
    name: 'licences',

    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      return { plugins: [collectModules((path) => modules.add(path))] };
    },

    async postBuild({ outDir }) {
      const workers = await Promise.all(workerFiles.map((file) => bundleScript(file)));
      const folders = toPackageFolders([...modules, ...workers.flatMap((worker) => worker.modules)]);
      const packages = await Promise.all(folders.map(loadPackage));
      assertLicences(packages);
      await writeFile(join(outDir, 'licences.txt'), toLicenceList(packages));
      const list = join(generatedFilesDir, shippedPackagesFile);
      await mkdir(dirname(list), { recursive: true });
      await writeFile(list, JSON.stringify(packages.map(({ name, version }) => `${name}@${version}`)));
    },
  };
}
