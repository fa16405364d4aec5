import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { buildCollectionFiles } from '../../core/collections/collectionFiles';
import { buildContractFiles } from '../../core/downloads/contractFiles';
import { twinPath } from '../../core/markdown/links';
import { toLlmsFull, toLlmsIndex } from '../../core/markdown/llms';
import { buildTwins } from '../../core/markdown/twins';
import { downloadPaths } from '../../core/pages/downloads';
import type { LoadedReference } from '../api-reference/loadedReference';
import { collectGuides } from './collectGuides';
import { writeFiles } from './writeFiles';

/** Writes the site’s files for machines beside its pages: Markdown, the contract, collections. */
export default function machineFiles(context: LoadContext): Plugin {
  let loaded: AllContent = {};
  return {
    name: 'machine-files',

    allContentLoaded({ allContent }) {
      loaded = allContent;
    },

    async postBuild({ outDir, siteConfig: { title, tagline, url, baseUrl } }) {
      const reference = loaded['api-reference']?.['default'] as LoadedReference | undefined;
      if (reference === undefined) throw new Error('Plugin machine-files needs the plugin api-reference.');
      const { landing, operations, document, scenarios, changelog } = reference;
      const site = { title, summary: landing.summary ?? tagline, url, baseUrl };
      const twins = buildTwins(reference, await collectGuides(loaded, context), site, scenarios, changelog);
      await writeFiles(
        outDir,
        new Map<string, string | Uint8Array>([
          ...twins.map(({ path, text }) => [twinPath(path), text] as const),
          [downloadPaths.index, toLlmsIndex(site, twins, landing.downloads)],
          [downloadPaths.everything, toLlmsFull(site, twins)],
          ...buildCollectionFiles(reference, document, site),
          ...buildContractFiles(document, operations, url + baseUrl.slice(0, -1)),
        ]),
      );
    },
  };
}
