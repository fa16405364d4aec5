import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { buildCollectionFiles } from './collections/collectionFiles.ts';
import { buildContractFiles } from './downloads/contractFiles.ts';
import { buildErrorsFile } from './downloads/errorsFile.ts';
import { buildTypes } from './downloads/types.ts';
import { loadOrCreate, cacheFile, machineFilesPlugin, toKey, writeSiteFiles } from '@reliure/docusaurus/node';
import type { SiteFiles } from '@reliure/docusaurus/node';
import { collectGuides } from '@reliure/guides/node';
import type { CollectedGuide } from '@reliure/guides/node';
import { downloadPaths, loadedReferences, toSiteContext } from '@reliure/reference';
import type { LoadedReference } from '@reliure/reference';
import { setLanguage } from '@reliure/language';
import { writeJson } from '@reliure/openapi';
import { ifMissing } from '@reliure/openapi/node';
import { errorsFilePath, markdownVersionPath, toSitePath } from '@reliure/richtext';
import { buildPictures, planPictures } from './sharing/buildPictures.ts';
import { toLlmsFull, toLlmsIndex, type SiteSummary } from './markdown/llms.ts';
import { buildMarkdownVersions } from './markdown/markdownVersions.ts';

/** Writes files for machines next to the site’s pages: Markdown, the contract, collections. */
export default function machineFiles(context: LoadContext): Plugin {
  setLanguage(context.i18n.currentLocale);
  let loaded: AllContent = {};
  return {
    name: machineFilesPlugin,

    // Pages link to the files if the plugin has data.
    contentLoaded: ({ actions }) => actions.setGlobalData({}),

    allContentLoaded({ allContent }) {
      loaded = allContent;
    },

    async postBuild({ outDir, siteConfig: { title, tagline, url, baseUrl } }) {
      const [reference, ...others] = loadedReferences(loaded);
      if (reference === undefined)
        throw new Error(
          'The plugin machine-files needs the content of the plugin api-reference. Add api-reference to the plugins of the site.',
        );
      const site = { title, summary: reference.landing.summary ?? tagline, url, baseUrl };
      const guides = await collectGuides(loaded, context);
      const key = await toKey(import.meta.url, [reference.key, ...others.map(({ key: own }) => own), guides, site]);
      const files = await loadOrCreate(cacheFile(context, 'machine-files'), key, () =>
        buildFiles(reference, others, guides, site),
      );
      const types = await Promise.all([reference, ...others].map((one) => loadTypes(one, context)));
      const logo = await readLogo(context);
      const hasBlog = loaded['docusaurus-plugin-content-blog'] !== undefined;
      const planned = planPictures(title, reference, hasBlog, others);
      const pictures = await loadOrCreate(
        cacheFile(context, 'pictures'),
        await toKey(import.meta.url, [planned, logo ?? '']),
        () => buildPictures(planned, logo),
      );
      await writeSiteFiles(outDir, [...files, ...pictures, ...types.flat()]);
    },
  };
}

function buildFiles(
  reference: LoadedReference,
  others: readonly LoadedReference[],
  guides: readonly CollectedGuide[],
  site: SiteSummary,
): SiteFiles {
  const { landing, scenarios, changelog } = reference;
  const versions = buildMarkdownVersions(reference, guides, site, {
    site: toSiteContext(reference, guides),
    scenarios,
    changelog,
    others: others.map((other) => ({ reference: other, site: toSiteContext(other, guides) })),
  });
  const downloads = others.map((other) => ({ label: other.label, downloads: other.landing.downloads }));
  const files = new Map<string, string | Uint8Array>([
    ...versions.map(({ path, text }) => [markdownVersionPath(path), text] as const),
    [downloadPaths.index, toLlmsIndex(site, versions, landing.downloads, downloads)],
    [downloadPaths.everything, toLlmsFull(site, versions)],
    ...buildRobots(site),
    ...[reference, ...others].flatMap((one) => buildReferenceFiles(one, site)),
  ]);
  // Cached as bytes, because strings would take twice the space.
  return new Map([...files].map(([path, content]) => [path, Buffer.from(content)]));
}

function buildReferenceFiles(
  reference: LoadedReference,
  site: SiteSummary,
): readonly (readonly [string, string | Uint8Array])[] {
  const { operations, document, published, errors } = reference;
  return [
    ...buildCollectionFiles(reference, document, site),
    ...buildContractFiles(document, operations, site.url + site.baseUrl.slice(0, -1), published, reference),
    ...(errors.length === 0 ? [] : [toErrorsFile(reference, site)]),
  ];
}

/** Builds the types of a contract whose downloads include them. They take seconds, so they are kept while it stays the same. */
async function loadTypes(
  { key, landing, downloadFolder, published }: LoadedReference,
  context: LoadContext,
): Promise<readonly (readonly [string, string])[]> {
  const path = downloadFolder + downloadPaths.types;
  if (!landing.downloads.some((download) => download.path === path)) return [];
  const file = cacheFile(context, `types${path.replaceAll('/', '-')}`);
  return [[path, await loadOrCreate(file, await toKey(import.meta.url, [key]), () => buildTypes(published))]];
}

function toErrorsFile(reference: LoadedReference, { baseUrl }: SiteSummary): readonly [string, string] {
  const path = toSitePath(errorsFilePath(), reference.basePath);
  return [path, writeJson(buildErrorsFile(reference, reference.document, baseUrl))];
}

/** Reads the site’s icon, if it is an SVG document. */
async function readLogo({ siteDir, siteConfig: { favicon = '' } }: LoadContext): Promise<string | null> {
  if (!favicon.endsWith('.svg')) return null;
  return readFile(join(siteDir, 'static', favicon), 'utf8').catch(ifMissing(null));
}

/**
 * Builds robots.txt. Robots only read it at the root of a host.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9309#section-2.3
 */
function buildRobots({ url, baseUrl }: SiteSummary): readonly (readonly [string, string])[] {
  return baseUrl === '/' ? [['/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`]] : [];
}
