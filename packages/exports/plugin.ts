import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { logger } from '@docusaurus/logger';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { buildCollectionFiles } from './collections/collectionFiles.ts';
import { toLossWarnings } from './collections/losses.ts';
import { buildContractFiles } from './downloads/contractFiles.ts';
import { buildErrorsFile } from './downloads/errorsFile.ts';
import { buildTypes } from './downloads/types.ts';
import {
  loadOrCreate,
  cacheFile,
  machineFilesPlugin,
  preparedFolder,
  prepareFiles,
  toKey,
  writeSiteFiles,
} from '@reliure/docusaurus/node';
import type { SiteFiles } from '@reliure/docusaurus/node';
import { collectGuides } from '@reliure/guides/node';
import type { CollectedGuide } from '@reliure/guides/node';
import { downloadPaths, loadedReferences, toSiteContext } from '@reliure/reference';
import type { LoadedReference } from '@reliure/reference';
import { setLanguage } from '@reliure/language';
import { writeJson } from '@reliure/openapi';
import { ifMissing } from '@reliure/openapi/node';
import { apiCatalogPath, errorsFilePath, toSitePath } from '@reliure/richtext';
import type { Site } from '@reliure/richtext';
import { buildPictures, planPictures } from './sharing/buildPictures.ts';
import { toIndexFiles, type SiteSummary } from './markdown/indexes.ts';
import type { MarkdownFile } from './markdown/divideText.ts';
import { buildMarkdownVersions, type MarkdownVersion } from './markdown/markdownVersions.ts';
import { buildAgentSkills } from './wellKnown/agentSkills.ts';
import { toApiCatalog } from './wellKnown/apiCatalog.ts';

/** Writes files for machines next to the site’s pages: Markdown, the contract, collections. */
export default function machineFiles(context: LoadContext): Plugin {
  setLanguage(context.i18n.currentLocale);
  let loaded: AllContent = {};
  let referenceFiles: SiteFiles = new Map();
  const folder = preparedFolder(context, machineFilesPlugin);
  return {
    name: machineFilesPlugin,

    configureWebpack: () => ({
      // In development, there is no output folder to write the files to.
      devServer: { static: [{ directory: folder, publicPath: context.baseUrl, watch: false }] },
    }),

    // Pages link to the files if the plugin has data.
    contentLoaded: ({ actions }) => actions.setGlobalData({}),

    async allContentLoaded({ allContent }) {
      loaded = allContent;
      referenceFiles = await loadReferenceFiles(loadedReferences(allContent), context);
      const warnings = loadedReferences(allContent).flatMap(({ document }) => toLossWarnings(document));
      if (warnings.length > 0) logger.warn(warnings.join('\n'));
      await prepareFiles(folder, referenceFiles);
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
      await writeSiteFiles(outDir, [...files, ...referenceFiles, ...pictures, ...types.flat()]);
    },
  };
}

function buildFiles(
  reference: LoadedReference,
  others: readonly LoadedReference[],
  guides: readonly CollectedGuide[],
  site: SiteSummary,
): SiteFiles {
  const { scenarios, changelog } = reference;
  const versions = buildMarkdownVersions(reference, guides, site, {
    site: toSiteContext(reference, guides),
    scenarios,
    changelog,
    others: others.map((other) => ({ reference: other, site: toSiteContext(other, guides) })),
  });
  const files = new Map<string, string | Uint8Array>([
    ...[
      ...versions.flatMap((version) => version.files),
      ...toIndexFiles(site, versions, [reference, ...others]),
      ...buildWellKnownFiles(site, versions, [reference, ...others]),
    ].map(({ path, text }) => [path, text] as const),
    ...buildRobots(site),
  ]);
  return toBytes(files);
}

/** Builds the files of the references, some of which their pages read, or takes them from the cache. */
async function loadReferenceFiles(references: readonly LoadedReference[], context: LoadContext): Promise<SiteFiles> {
  const { url, baseUrl } = context.siteConfig;
  const site = { url, baseUrl };
  const key = await toKey(import.meta.url, [...references.map((reference) => reference.key), site]);
  return loadOrCreate(cacheFile(context, 'reference-files'), key, () =>
    toBytes(new Map(references.flatMap((reference) => buildReferenceFiles(reference, site)))),
  );
}

/** Files are cached as bytes, because strings would take twice the space. */
function toBytes(files: SiteFiles): SiteFiles {
  return new Map([...files].map(([path, content]) => [path, Buffer.from(content)]));
}

function buildReferenceFiles(
  reference: LoadedReference,
  site: Pick<Site, 'url' | 'baseUrl'>,
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

function toErrorsFile(reference: LoadedReference, { baseUrl }: Pick<Site, 'baseUrl'>): readonly [string, string] {
  const path = toSitePath(errorsFilePath(), reference.basePath);
  return [path, writeJson(buildErrorsFile(reference, reference.document, baseUrl))];
}

/** Reads the site’s icon, if it is an SVG document. */
async function readLogo({ siteDir, siteConfig: { favicon = '' } }: LoadContext): Promise<string | null> {
  if (!favicon.endsWith('.svg')) return null;
  return readFile(join(siteDir, 'static', favicon), 'utf8').catch(ifMissing(null));
}

/**
 * Builds the files at well-known addresses, which exist at the root of a host only.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8615
 */
function buildWellKnownFiles(
  site: SiteSummary,
  versions: readonly MarkdownVersion[],
  references: readonly LoadedReference[],
): readonly MarkdownFile[] {
  if (site.baseUrl !== '/') return [];
  const markdownVersions = new Set(versions.map(({ path }) => path));
  return [
    { path: apiCatalogPath, text: toApiCatalog(site, references) },
    ...buildAgentSkills({ ...site, markdownVersions }, references),
  ];
}

/**
 * Builds robots.txt. Robots only read it at the root of a host.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9309#section-2.3
 */
function buildRobots({ url, baseUrl }: SiteSummary): readonly (readonly [string, string])[] {
  return baseUrl === '/' ? [['/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`]] : [];
}
