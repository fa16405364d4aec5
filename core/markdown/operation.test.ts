import { describe, expect, it } from 'vitest';
import { buildReference } from '../pages/reference';
import { toOperationMarkdown } from './operation';
import { links } from './testing/links';

const problem = { type: 'object', properties: { code: { type: 'string' } } };

const document = {
  openapi: '3.1.0',
  info: { title: 'Livres', version: '1' },
  'x-lifecycles': {
    livre: {
      title: 'Livre',
      states: { libre: { title: 'Libre' }, prete: { title: 'Prêté' } },
      transitions: { preter: { title: 'Prêter', from: ['libre'], to: 'prete', condition: 'Le `lecteur` est à jour.' } },
    },
  },
  paths: {
    '/livres/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' }, description: 'Numéro.' }],
      get: {
        summary: 'Lire',
        security: [],
        parameters: [{ name: 'lang', in: 'query', schema: { type: 'string' }, example: 'fr' }],
        responses: {
          200: {
            description: 'Le livre.',
            headers: { ETag: { schema: { type: 'string' }, description: 'Empreinte.' } },
            content: { 'application/json': { schema: { type: 'object', properties: { titre: { type: 'string' } } } } },
            links: { suite: { operationId: 'ecrire', description: 'Pour le changer' } },
          },
        },
      },
      put: {
        summary: 'Écrire',
        operationId: 'ecrire',
        deprecated: true,
        tags: ['Gestion'],
        description: 'Change un livre.\n\n## Détail\n\nTout est remplacé.',
        security: [{ oauth2: ['ecrire'] }, { cle: [] }],
        'x-transitions': ['livre/preter'],
        parameters: [{ name: 'If-Match', in: 'header', required: true, schema: { type: 'string' } }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Livre' },
              examples: { nominal: { summary: 'Un livre', value: { titre: 'Le `mot`' } } },
            },
            'text/csv': {},
          },
        },
        responses: {
          204: { description: 'Fait.' },
          409: {
            description: 'Refusé.',
            content: {
              'application/problem+json': {
                schema: problem,
                examples: {
                  'deja-prete': {
                    summary: 'Déjà prêté',
                    value: { code: 'deja-prete' },
                    'x-error': { cause: 'Le `statut` a changé.', remedy: 'Relire.', retry: 'changed' },
                  },
                },
              },
            },
          },
        },
        callbacks: {
          rendu: {
            '{$request.body#/url}': {
              post: { summary: 'Livre rendu', responses: { 200: { description: 'Reçu.' } } },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: { Livre: { type: 'object', required: ['titre'], properties: { titre: { type: 'string' } } } },
    securitySchemes: { cle: { type: 'apiKey', in: 'header', name: 'X-Cle' } },
  },
};

const { operations } = buildReference({ document });

function write(slug: string): string {
  const page = operations.find((operation) => operation.slug === slug);
  if (page === undefined) throw new Error(`No operation ${slug}.`);
  return `\n${toOperationMarkdown(page, links)}`;
}

describe('toOperationMarkdown', () => {
  it('writes a short operation', () =>
    expect(write('lire')).toMatchInlineSnapshot(`
    "
    # Lire

    \`GET /livres/{id}\`

    - **Accès** : sans authentification
    - **Nouvel envoi** : sans risque (idempotent)
    - **Groupe** : [Autres opérations](/api.md#autres-operations)
    - **Page** : <https://site.example/api/lire>
    - **Contrat OpenAPI de cette opération** : [/api/lire.openapi.json](/api/lire.openapi.json)

    ## Paramètres de chemin

    - \`id\` (entier ; obligatoire) : Numéro.

    ## Paramètres d’URL

    - \`lang\` (texte) : Exemple : \`"fr"\`.

    ## Réponses

    ### 200 Succès

    Le livre.

    En-têtes :

    - \`ETag\` (texte) : Empreinte.

    Type de contenu : \`application/json\` (objet)

    - \`titre\` (texte)

    ## Souvent ensuite

    - [Écrire](/api/ecrire.md) (obsolète) \`PUT /livres/{id}\` : Pour le changer
    "
  `));
  it('writes the call in each language', () => {
    const [page] = operations;
    const sample = { id: 'curl', label: 'cURL', language: 'bash', text: 'curl a\n', marks: '' };
    expect(page && toOperationMarkdown({ ...page, samples: [sample] }, links)).toContain(
      '## Exemples d’appel\n\n### cURL\n\n```bash\ncurl a\n```\n',
    );
  });
  it('writes everything that a page can hold', () =>
    expect(write('ecrire')).toMatchInlineSnapshot(`
      "
      # Écrire

      \`PUT /livres/{id}\`

      **Opération obsolète : elle répond encore, mais ne l’employez plus dans un nouveau développement.**

      Change un livre.

      ### Détail

      Tout est remplacé.

      - **Accès** : [oauth2](/api/introduction.md#authentification-oauth2) \`ecrire\` ou [cle](/api/introduction.md#authentification-cle)
      - **État requis (Livre)** : \`libre\` (Libre), puis \`prete\` (Prêté). Le \`lecteur\` est à jour. — [cycle de vie : Livre](/api/etats/livre)
      - **Nouvel envoi** : sans risque (idempotent)
      - **Concurrence** : \`If-Match\` obligatoire
      - **Groupe** : [Gestion](/api.md#gestion)
      - **Page** : <https://site.example/api/lire>
      - **Contrat OpenAPI de cette opération** : [/api/ecrire.openapi.json](/api/ecrire.openapi.json)

      ## Paramètres de chemin

      - \`id\` (entier ; obligatoire) : Numéro.

      ## En-têtes de la requête

      - \`If-Match\` (texte ; obligatoire)

      ## Corps de la requête

      Type de contenu : \`application/json\` ([\`Livre\`](/api/schemas/Livre) ; objet)

      - \`titre\` (texte ; obligatoire)

      **Exemple** : Un livre

      \`\`\`json
      {
        "titre": "Le \`mot\`"
      }
      \`\`\`

      Type de contenu : \`text/csv\`

      ## Réponses

      ### 204 Succès, sans contenu

      Fait.

      ### 409 Conflit avec l’état courant

      Refusé.

      Erreurs :

      - [\`deja-prete\`](/api/erreurs#deja-prete) (Déjà prêté) : Le \`statut\` a changé. Relire. Réessayer après correction.

      Type de contenu : \`application/problem+json\` (objet)

      - \`code\` (texte)

      **Exemple** : Déjà prêté

      \`\`\`json
      {
        "code": "deja-prete"
      }
      \`\`\`

      ## Rappels envoyés par l’API

      ### Livre rendu

      \`POST {$request.body#/url}\`

      #### 200 Succès

      Reçu.

      ## Souvent avant

      - [Lire](/api/lire.md) \`GET /livres/{id}\`

      ## Schémas utilisés

      - [Livre](/api/schemas/Livre)
      "
    `));
});
