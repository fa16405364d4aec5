import { describe, expect, it } from 'vitest';
import { buildReference } from '@reliure/reference';
import { toLlmsFull, toLlmsIndex } from './llms.ts';
import type { GuidePage } from '@reliure/guides';
import { buildMarkdownVersions } from './markdownVersions.ts';

const reference = buildReference({
  document: {
    openapi: '3.1.0',
    info: { title: 'Livres', version: '1' },
    paths: {
      '/livres': {
        get: { summary: 'Lister', tags: ['Prêts'], description: 'Rend les livres. Par page.' },
        post: { summary: 'Créer [un] livre', tags: ['Gestion'] },
      },
    },
  },
});
const guide = (path: string, body: string, more: Partial<GuidePage> = {}): GuidePage => ({
  path,
  title: path.slice(1),
  body,
  isMdx: false,
  isSkippable: false,
  resolveFile: (url) => (url.startsWith('./b.md') ? `/docs/b${url.slice('./b.md'.length)}` : null),
  ...more,
});
const guides = [
  guide('/blog/c', 'C', { isSkippable: true, description: 'Un article.' }),
  guide('/docs/a', '[b](./b.md#x) [l](/api/lister) [n](/api/absente) [d](d?e) [i](/img/i.png) [w](https://a.example)'),
  guide('/docs/b', 'B'),
];
const site = { title: 'Site', summary: 'Un site.', url: 'https://site.example', baseUrl: '/doc/' };
const versions = buildMarkdownVersions(reference, guides, site);

describe('buildMarkdownVersions', () => {
  it('returns guides first, then the reference, then skippable pages', () =>
    expect(versions.map(({ path, section }) => `${path} (${section})`)).toEqual([
      '/docs/a (Guides)',
      '/docs/b (Guides)',
      '/api (Référence)',
      '/api/introduction (Référence)',
      '/api/lister (Prêts)',
      '/api/creer-un-livre (Gestion)',
      '/blog/c (Optional)',
    ]));

  it('resolves the links of guides', () =>
    expect(versions[0]?.text).toContain(
      '[b](/doc/docs/b.md#x) [l](/doc/api/lister.md) n [d](/doc/docs/d?e) [i](/doc/img/i.png) [w](https://a.example)',
    ));

  it('writes the URL of each page', () =>
    expect(versions.map(({ text }) => /https:\/\/site\.example\/doc\/[^>]*/.exec(text)?.[0] ?? null)).toEqual([
      'https://site.example/doc/docs/a',
      'https://site.example/doc/docs/b',
      'https://site.example/doc/api',
      'https://site.example/doc/api/introduction',
      'https://site.example/doc/api/lister',
      'https://site.example/doc/api/creer-un-livre',
      'https://site.example/doc/blog/c',
    ]));
});

describe('toLlmsIndex', () => {
  it('lists every page with its description', () =>
    expect(`\n${toLlmsIndex(site, versions, reference.landing.downloads)}`).toMatchInlineSnapshot(`
      "
      # Site

      > Un site.

      Chaque page a un jumeau en Markdown, à son adresse suivie de \`.md\`. Les adresses données ici partent de <https://site.example>. Sur la page d’une opération, chaque champ a sa propre adresse, comme \`#corps.champ.sousChamp\` ou \`#reponse-200.champ\`.

      ## Guides

      - [docs/a](/doc/docs/a.md)
      - [docs/b](/doc/docs/b.md)

      ## Référence

      - [Référence de l’API](/doc/api.md): Adresses, authentification et version, puis les opérations par groupe et les téléchargements.
      - [Introduction à l’API](/doc/api/introduction.md): Serveurs, authentification et conventions communes à toutes les opérations.

      ## Prêts

      - [Lister](/doc/api/lister.md): Rend les livres.

      ## Gestion

      - [Créer \\[un\\] livre](/doc/api/creer-un-livre.md): POST /livres

      ## Téléchargements

      - [Contrat OpenAPI (YAML)](/doc/openapi.yaml): La version 1 en un fichier, pour générer un client ou valider des échanges.
      - [Contrat OpenAPI (JSON)](/doc/openapi.json): Le même contrat, en JSON.
      - [Collection Postman](/doc/telechargements/postman.json): Toutes les opérations, avec leurs exemples de requêtes et de réponses.
      - [Environnement Postman : Simulation locale](/doc/telechargements/postman-simulation-locale.json): Les variables de la collection pour ce serveur.
      - [Environnement Postman : https://api.example.com](/doc/telechargements/postman-https-api-example-com.json): Les variables de la collection pour ce serveur.
      - [Collection Bruno](/doc/telechargements/bruno.zip): Les mêmes opérations et les environnements, en un dossier à ouvrir dans Bruno.
      - [Requêtes .http](/doc/telechargements/api.http): Les mêmes opérations en un fichier, pour VS Code (httpYac) et les éditeurs de JetBrains.
      - [llms-full.txt](/doc/llms-full.txt): Toutes les pages en un seul fichier.

      ## Optional

      - [blog/c](/doc/blog/c.md): Un article.
      "
    `));
});

describe('toLlmsFull', () => {
  it('contains every page once, separated by thematic breaks', () => {
    const text = toLlmsFull(site, versions);
    expect(text.split('\n---\n\n').slice(1)).toEqual(versions.map(({ text: version }) => version));
    expect(text.startsWith('# Site\n\n> Un site.\n')).toBe(true);
  });
});
