import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { toVisitorConfig } from './toVisitorConfig';

/** Keeps out of the visitors’ bundle what only the build reads of the site’s configuration. */
export default function visitorBundle({ generatedFilesDir, siteConfig }: LoadContext): Plugin {
  return {
    name: 'visitor-bundle',

    configureWebpack(config, isServer, { currentBundler }) {
      if (isServer || config.mode !== 'production') return {};
      const file = join(generatedFilesDir, 'visitor-bundle', 'config.json');
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(toVisitorConfig(siteConfig)));
      return {
        plugins: [new currentBundler.instance.NormalModuleReplacementPlugin(/^@generated\/docusaurus\.config$/, file)],
      };
    },
  };
}
