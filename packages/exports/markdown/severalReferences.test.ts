import { describe, expect, it } from 'vitest';
import { buildReference, toSiteContext } from '@reliure/reference';
import { buildCollectionFiles } from '../collections/collectionFiles.ts';
import { buildContractFiles } from '../downloads/contractFiles.ts';
import { toIndexFiles } from './indexes.ts';
import { buildMarkdownVersions } from './markdownVersions.ts';

const address = { url: 'https://site.example', baseUrl: '/' };
const site = { ...address, title: 'Bibliothèque', summary: 'Prêts' };

/** A reference as its plugin loads it. */
function load(id: string, title: string, basePath: string) {
  const document = {
    openapi: '3.1.0',
    info: { title, version: '1', description: `Voir [lire](${basePath}/lire) et [l’autre](/autre/lire).` },
    tags: [{ name: 'Livres' }],
    servers: [{ url: 'https://api.example', description: 'Production' }],
    paths: { '/livres': { get: { summary: 'Lire', tags: ['Livres'], responses: { 200: { description: 'Lu.' } } } } },
  };
  const loaded = { label: title, scenarios: [], changelog: { releases: [], feeds: [] }, changelogPage: null };
  return { ...buildReference({ document, id, basePath }), ...loaded, document };
}

const main = load('default', 'Prêts', '/reference');
const partner = load('partenaires', 'Partenaires', '/partenaires');
const guide = {
  title: 'Guide',
  path: '/docs/guide',
  body: '::operation{nom="lire"}\n\n::operation{nom="lire" reference="partenaires"}\n\n::operation{nom="lire" reference="autre"}',
  isMdx: false,
  isSkippable: false,
  resolveFile: () => null,
};
const versions = buildMarkdownVersions(main, [guide], address, {
  others: [{ reference: partner, site: toSiteContext(partner, []) }],
});
const textOf = (path: string) => versions.find((version) => version.path === path)?.text;

describe('a site with two references', () => {
  it('has a Markdown version of each page, at the path of its reference', () => {
    expect(versions.map(({ path, section }) => `${path} (${section})`)).toEqual([
      '/docs/guide (Guides)',
      '/reference (Référence)',
      '/reference/introduction (Référence)',
      '/reference/lire (Livres)',
      '/partenaires (Partenaires — Référence)',
      '/partenaires/introduction (Partenaires — Référence)',
      '/partenaires/lire (Partenaires — Livres)',
    ]);
    expect(
      ['/reference/lire', '/partenaires/lire', '/partenaires'].map((path) => textOf(path)?.split('\n')[0]),
    ).toEqual(['# Lire', '# Lire · Partenaires', '# Référence de l’API · Partenaires']);
    expect(textOf('/partenaires')).toContain('[Lire](https://site.example/partenaires/lire.md)');
    expect(textOf('/partenaires/introduction')).toContain(
      '[lire](https://site.example/partenaires/lire.md) et [l’autre](https://site.example/autre/lire)',
    );
    expect(textOf('/partenaires/lire')).toContain('](https://site.example/partenaires/lire.openapi.json)');
  });

  it('shows in guides the reference that a directive names', () => {
    expect(textOf('/docs/guide')).toMatch(
      /\[Lire\]\(\S+\/reference\/lire\.md\) `GET \/livres`\s+\[Lire\]\(\S+\/partenaires\/lire\.md\) `GET \/livres`\s*$/,
    );
  });

  it('lists the files of each in the index for language models', () => {
    const [root] = toIndexFiles(site, versions, [main, partner]);
    expect(root?.text).toContain('](https://site.example/openapi.yaml)');
    expect(root?.text).toMatch(
      /## Partenaires — Contrat\n\n- \[[^\]]*\]\(https:\/\/site\.example\/partenaires\/openapi\.yaml\)/,
    );
  });

  it('writes the files of the main one to the root, and those of the other below its path', () => {
    const paths = [main, partner].map((reference) => [
      ...buildContractFiles(reference.document, reference.operations, site.url, reference.document, reference).keys(),
      ...buildCollectionFiles(reference, reference.document, address).keys(),
    ]);
    expect(paths).toEqual([
      expect.arrayContaining(['/openapi.yaml', '/openapi.json', '/reference/lire.openapi.json']),
      expect.arrayContaining(['/partenaires/openapi.yaml', '/partenaires/lire.openapi.json']),
    ]);
    expect(paths[1]?.filter((path) => !path.startsWith('/partenaires/'))).toEqual([]);
  });
});
