import { describe, expect, it } from 'vitest';
import { buildReference } from '../reference.ts';
import { writePage } from '../testing/writePage.ts';

const reference = buildReference({
  document: {
    openapi: '3.1.0',
    info: {
      title: 'Livres',
      version: '2',
      summary: 'Prêter des livres.',
      description: 'Une [page](/docs/intro).\n\n## Dates\n\nUTC.',
      contact: { name: 'Équipe', email: 'a@b.example' },
      license: { name: 'MIT', identifier: 'MIT' },
      termsOfService: 'https://a.example/cgu',
    },
    servers: [
      {
        url: 'https://{ville}.a.example',
        description: 'Par *ville*.',
        variables: { ville: { default: 'lyon', enum: ['lyon', 'brest'] } },
      },
      { url: 'https://b.example' },
    ],
    tags: [{ name: 'Prêts', description: 'Les *prêts*.', externalDocs: { url: 'https://a.example/prets' } }],
    paths: {
      '/livres': {
        get: { summary: 'Lister', tags: ['Prêts'] },
        post: { summary: 'Créer', deprecated: true, tags: ['Prêts'] },
      },
    },
    components: {
      securitySchemes: {
        oauth2: {
          type: 'oauth2',
          description: 'Un jeton.',
          flows: { clientCredentials: { tokenUrl: 'https://a.example/jeton', scopes: { lire: 'Lire | relire.' } } },
        },
      },
    },
  },
});

describe('the introduction', () => {
  it('writes all content of the page', () =>
    expect(`\n${writePage(reference, 'introduction')}`).toMatchInlineSnapshot(`
      "
      # Livres

      Page : <https://site.example/api/lire>. Index de toutes les pages : <https://site.example/llms.txt>

      Prêter des livres.

      Version 2 du contrat

      Une [page](https://site.example/docs/intro.md).

      ## Dates

      UTC.

      ## Serveurs

      - \`https://{ville}.a.example\`

        Par _ville_.

        - \`ville\` — par défaut \`lyon\` (lyon, brest)
      - \`https://b.example\`

      ## Accès et portées

      ### oauth2

      OAuth 2.0

      Un jeton.

      Accès d’une machine (client credentials)

      - Jeton : \`https://a.example/jeton\`

      | Portée | Ce qu’elle permet |
      | - | - |
      | \`lire\` | Lire \\| relire. |

      ## Contact et licence

      - [Équipe](mailto:a@b.example)
      - Licence du contrat : [MIT](https://spdx.org/licenses/MIT.html)
      - [Conditions d’utilisation](https://a.example/cgu)
      "
    `));
});

describe('the landing page', () => {
  it('lists downloads and operations', () =>
    expect(`\n${writePage(reference)}`).toMatchInlineSnapshot(`
      "
      # Référence de l’API

      Page : <https://site.example/api/lire>. Index de toutes les pages : <https://site.example/llms.txt>

      Prêter des livres.

      2 opérations. Ce qui vaut pour toutes est dans [l’introduction](https://site.example/api/introduction.md) : [Dates](https://site.example/api/introduction.md#dates).

      - **Adresses** :
        - Par ville : \`https://lyon.a.example\`
        - \`https://b.example\`
      - **Accès** : [OAuth 2.0](https://site.example/api/introduction.md#authentification-oauth2)
      - **Version** : 2

      ## Téléchargements

      - [Contrat OpenAPI 3.1 (YAML)](https://site.example/openapi.yaml) : La version 2 en un fichier, pour générer un client ou valider des échanges.
      - [Contrat OpenAPI 3.1 (JSON)](https://site.example/openapi.json) : Le même contrat, en JSON.
      - [Contrat OpenAPI 3.0 (JSON)](https://site.example/openapi-3.0.json) : Pour les outils qui s’arrêtent à OpenAPI 3.0.
      - [Collection Postman](https://site.example/telechargements/postman.json) : Toutes les opérations, avec leurs exemples de requêtes et de réponses.
      - [Environnement Postman : Simulation locale](https://site.example/telechargements/postman-simulation-locale.json) : Les variables de la collection pour ce serveur.
      - [Environnement Postman : Par ville](https://site.example/telechargements/postman-par-ville.json) : Les variables de la collection pour ce serveur.
      - [Environnement Postman : https://b.example](https://site.example/telechargements/postman-https-b-example.json) : Les variables de la collection pour ce serveur.
      - [Collection Bruno](https://site.example/telechargements/bruno.zip) : Les mêmes opérations et les environnements, en un dossier à ouvrir dans Bruno.
      - [Requêtes .http](https://site.example/telechargements/api.http) : Les mêmes opérations en un fichier, pour VS Code (httpYac) et les éditeurs de JetBrains.
      - [llms.txt](https://site.example/llms.txt) : La liste des pages en Markdown, pour un assistant ou un agent.
      - [llms-full.txt](https://site.example/llms-full.txt) : Les textes entiers de toutes les pages, par partie.

      ## Prêts

      Les _prêts_.

      Pour en savoir plus : <https://a.example/prets>

      - \`GET\` [Lister](https://site.example/api/lister) \`/livres\`
      - \`POST\` [Créer](https://site.example/api/creer) (obsolète) \`/livres\`
      "
    `));
});
