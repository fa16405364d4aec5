import { describe, expect, it } from 'vitest';
import type { GuidePage } from '@reliure/guides';
import { buildReference } from '@reliure/reference';
import { toIndexFiles } from './indexes.ts';
import { buildMarkdownVersions } from './markdownVersions.ts';

const reference = {
  label: 'API',
  ...buildReference({
    document: {
      openapi: '3.1.0',
      info: { title: 'Livres', version: '1' },
      paths: {
        '/livres': {
          get: { summary: 'Lister', tags: ['Prêts'], description: 'Rend les livres. Par page.' },
          post: {
            summary: 'Créer [un] livre',
            tags: ['Gestion'],
            deprecated: true,
            parameters: [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }],
          },
        },
      },
    },
  }),
};
const guide = (path: string, more: Partial<GuidePage> = {}): GuidePage => ({
  path,
  title: path.slice(1),
  body: 'Texte.',
  isMdx: false,
  isSkippable: false,
  resolveFile: () => null,
  ...more,
});
const site = { title: 'Site', summary: 'Un site.', url: 'https://site.example', baseUrl: '/doc/' };
const guides = [guide('/docs/a'), guide('/blog/c', { isSkippable: true, description: 'Un article.' })];
const files = toFiles(guides);

function toFiles(from: readonly GuidePage[], own = reference): ReadonlyMap<string, string> {
  const versions = buildMarkdownVersions(own, from, site);
  return new Map(toIndexFiles(site, versions, [own]).map(({ path, text }) => [path, text]));
}

describe('toIndexFiles', () => {
  it('begins with rules for agents and lists the index of each part', () =>
    expect(`\n${files.get('/llms.txt')}`).toMatchInlineSnapshot(`
      "
      # Site

      > Un site.

      Chaque page a un jumeau en Markdown, à son adresse suivie de \`.md\`, et chaque partie de cette documentation a son index, ci-dessous. Sur la page d’une opération, chaque champ a sa propre adresse, comme \`#corps.champ.sousChamp\` ou \`#reponse-200.champ\`.

      ## Règles pour un agent

      - N’inventez ni chemin, ni champ, ni valeur, ni code d’erreur : ce qui n’est pas sur la page d’une opération n’existe pas.
      - Entre deux versions d’une opération, prenez celle qui n’est pas dépréciée ; la page de l’ancienne nomme sa remplaçante.
      - N’écrivez jamais un jeton ni un mot de passe dans le code : lisez-les d’une variable d’environnement. Les moyens d’authentification sont dans l’[introduction](https://site.example/doc/api/introduction.md).
      - Aux écritures qui l’acceptent, envoyez une \`Idempotency-Key\` neuve par intention, et la même à chaque nouvel essai.
      - Pour générer du code, l’extrait OpenAPI d’une opération suffit : il est à l’adresse de sa page suivie de \`.openapi.json\`.

      ## Référence

      - [Référence de l’API](https://site.example/doc/api.md): Adresses, authentification et version, puis les opérations par groupe et les téléchargements.
      - [Introduction à l’API](https://site.example/doc/api/introduction.md): Serveurs, authentification et conventions communes à toutes les opérations.
      - [Retraits prévus](https://site.example/doc/api/retraits.md): Tout ce qui prend fin dans l’API, par date, qui est concerné et ce qui le remplace.

      ## Index par partie

      - [Guides](https://site.example/doc/llms/guides.txt): 1 page
      - [Prêts](https://site.example/doc/llms/prets.txt): 1 page
      - [Gestion](https://site.example/doc/llms/gestion.txt): 1 page

      ## Contrat

      - [Contrat OpenAPI 3.1 (YAML)](https://site.example/doc/openapi.yaml): La version 1 en un fichier, pour générer un client ou valider des échanges.

      ## Textes entiers

      - [llms-full.txt](https://site.example/doc/llms-full.txt)

      ## Optional

      - [Articles et autres pages](https://site.example/doc/llms/articles-et-autres-pages.txt): 1 page
      "
    `));

  it('says which family a part belongs to, without another address', () => {
    const tags = [{ name: 'Fonds' }, { name: 'Prêts', parent: 'Fonds' }];
    const paths = { '/livres': { get: { summary: 'Lister', tags: ['Prêts'] } } };
    const document = { openapi: '3.2.0', info: { title: 'Livres', version: '1' }, tags, paths };
    const root = toFiles([], { label: 'API', ...buildReference({ document }) }).get('/llms.txt');
    expect(root).toMatch(/- \[Prêts\]\(https:\/\/site\.example\/doc\/llms\/prets\.txt\): Fonds, 1\spage\n/);
  });

  it('lists the pages of each part, and the files with their texts', () =>
    expect(`\n${files.get('/llms/prets.txt')}`).toMatchInlineSnapshot(`
      "
      # Site · Prêts

      > 1 page

      Index de toute la documentation : <https://site.example/doc/llms.txt>

      ## Pages

      - [Lister](https://site.example/doc/api/lister.md): Rend les livres.

      ## Textes entiers

      - [prets-entier.txt](https://site.example/doc/llms/prets-entier.txt): 5 414 caractères
      "
    `));

  it('lists all files with full texts', () =>
    expect(`\n${files.get('/llms-full.txt')}`).toMatchInlineSnapshot(`
      "
      # Site

      > Un site.

      Toutes les pages en Markdown, en fichiers qu’un modèle peut lire d’un coup, un ou plusieurs par partie de la documentation.

      ## Guides

      - [guides-entier.txt](https://site.example/doc/llms/guides-entier.txt): 124 caractères

      ## Référence

      - [reference-entier.txt](https://site.example/doc/llms/reference-entier.txt): 2 704 caractères

      ## Prêts

      - [prets-entier.txt](https://site.example/doc/llms/prets-entier.txt): 5 414 caractères

      ## Gestion

      - [gestion-entier.txt](https://site.example/doc/llms/gestion-entier.txt): 8 327 caractères

      ## Articles et autres pages

      - [articles-et-autres-pages-entier.txt](https://site.example/doc/llms/articles-et-autres-pages-entier.txt): 139 caractères
      "
    `));

  it('writes the texts of a part in order, separated by thematic breaks', () =>
    expect(files.get('/llms/reference-entier.txt')?.match(/(?<=^|\n---\n\n)# .*/g)).toEqual([
      '# Référence de l’API',
      '# Livres',
      '# Retraits prévus',
    ]));

  it('divides full texts at pages, so that a model can read each file', () => {
    const long = toFiles(['a', 'b', 'c', 'd'].map((name) => guide(`/docs/${name}`, { body: 'mot '.repeat(40_000) })));
    const parts = [...long].filter(([path]) => path.startsWith('/llms/guides-entier'));
    expect(parts.map(([path, text]) => [path, text.match(/^# /gm)?.length])).toEqual([
      ['/llms/guides-entier.txt', 2],
      ['/llms/guides-entier-2.txt', 2],
    ]);
  });

  it('has no rules about what an API does not have', () => {
    const { paths: _paths, ...document } = { openapi: '3.1.0', info: { title: 'L', version: '1' }, paths: {} };
    const bare = { label: 'API', ...buildReference({ document }) };
    const [root] = toIndexFiles(site, buildMarkdownVersions(bare, [], site), [bare]);
    expect(root?.text).not.toMatch(/Idempotency-Key|If-Match|dépréciée|catalogue des erreurs/);
  });
});
