import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { bundleScript } from '@apidoc/browser/node';
import { collectModules } from './collectModules';
import { assertLicences, toLicenceList } from './licenceList';
import { loadPackage } from './loadPackage';
import { toPackageFolders } from './packageFolders';
import { buildSbom } from './sbom';

/** What `bundleScript` makes for visitors, beside the bundler’s own scripts. */
const scriptFiles = [
  '../../browser/script/main.ts',
  '../../search/ui/client/early.ts',
  '../../search/ui/client/worker.ts',
  '../offline/client/keepCopyOfVisit.ts',
  '../offline/worker/serve.ts',
  '../offline/worker/remove.ts',
].map((file) => join(__dirname, file));

/** Lists the packages whose code visitors get, for people and as an SBOM, and refuses licences that were not agreed on. */
export default function licences(): Plugin {
  const modules = new Set<string>();
  return {
    name: 'licences',

    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      return { plugins: [collectModules((path) => modules.add(path))] };
    },

    async postBuild({ outDir }) {
      const scripts = await Promise.all(scriptFiles.map((file) => bundleScript(file)));
      const folders = toPackageFolders([...modules, ...scripts.flatMap((script) => script.modules)]);
      const packages = await Promise.all(folders.map(loadPackage));
      assertLicences(packages);
      const lock: unknown = JSON.parse(await readFile('package-lock.json', 'utf8'));
      await writeFile(join(outDir, 'licences.txt'), toLicenceList(packages));
      await writeFile(join(outDir, 'sbom.cdx.json'), JSON.stringify(buildSbom(packages, lock), null, 2));
    },
  };
}
