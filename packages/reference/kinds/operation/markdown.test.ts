import { describe, expect, it } from 'vitest';
import { toRichText } from '@reliure/richtext';
import { buildReference } from '../reference.ts';
import { writePage } from '../testing/writePage.ts';

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
            links: {
              suite: {
                operationId: 'ecrire',
                parameters: { 'If-Match': '$response.header.ETag' },
                description: 'Pour le changer',
              },
            },
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
    securitySchemes: { oauth2: { type: 'oauth2', flows: {} }, cle: { type: 'apiKey', in: 'header', name: 'X-Cle' } },
  },
};

const reference = buildReference({ document });

/** Returns the Markdown of an operation, with one of its samples. */
function write(slug: string): string {
  const operations = reference.operations.map((page) => ({
    ...page,
    calls: page.calls.map((call) => ({ ...call, samples: call.samples.slice(0, 1) })),
  }));
  return `
${writePage({ ...reference, operations }, slug)}`;
}

describe('the page of an operation', () => {
  it('writes the samples of the author with their labels', () => {
    const entries = [
      { lang: 'shell', label: 'Avec wget', source: 'wget https://a.example\n' },
      { lang: 'Rust', source: 'fn main() {}' },
    ];
    const paths = { '/a': { get: { responses: {}, 'x-codeSamples': entries } } };
    const written = buildReference({ document: { paths } });
    const markdown = writePage(written, written.operations[0]?.slug);
    expect(markdown).toContain('### Avec wget\n\n```bash\nwget https://a.example\n```');
    expect(markdown).toContain('### Rust\n\n```rust\nfn main() {}\n```');
    expect(markdown).not.toContain('### cURL');
  });

  it('writes a short operation', () =>
    expect(write('lire')).toMatchInlineSnapshot(`
      "
      # Lire

      Page : <https://site.example/api/lire>. Index de toutes les pages : <https://site.example/llms.txt>

      Groupe : [Autres opérations](https://site.example/api.md#autres-operations)

      Contrat OpenAPI de cette opération : [/api/lire.openapi.json](https://site.example/api/lire.openapi.json)

      \`GET /livres/{id}\`

      - **Accès** : sans authentification
      - **Nouvel envoi** : sans risque (idempotent)

      ## Paramètres de chemin

      - \`id\` (entier ; obligatoire) : Numéro.

      ## Paramètres d’URL

      - \`lang\` (texte) : Exemple : \`fr\`.

      ## Réponses

      ### \`200\` Succès

      Le livre.

      **En-têtes de la réponse (1)**

      - \`ETag\` (texte) : Empreinte.

      Type de contenu : \`application/json\` (objet)

      - \`titre\` (texte)

      ## Souvent ensuite

      - \`PUT\` [Écrire](https://site.example/api/ecrire.md) (obsolète) : Pour le changer

      ## Appel

      ### cURL

      \`\`\`bash
      curl 'https://api.example.com/livres/1' \\
        --get --fail-with-body --max-time 30 \\
        --data-urlencode 'lang=fr'
      \`\`\`

      ## Exemples de réponse

      **\`200\` Généré depuis le schéma**

      \`\`\`json
      {
        "titre": "texte"
      }
      \`\`\`
      "
    `));
  it('writes the changelog’s text on a deprecation', () => {
    const page = reference.operations.find(({ slug }) => slug === 'ecrire');
    const deprecation = toRichText('Prenez la suite.');
    expect(page && writePage({ ...reference, operations: [{ ...page, deprecation }] }, page.slug)).toContain(
      'dans un nouveau développement.\n\nPrenez la suite.\n',
    );
  });
  it('writes all content that a page can have', () =>
    expect(write('ecrire')).toMatchInlineSnapshot(`
      "
      # Écrire

      Page : <https://site.example/api/lire>. Index de toutes les pages : <https://site.example/llms.txt>

      Groupe : [Gestion](https://site.example/api.md#gestion)

      Contrat OpenAPI de cette opération : [/api/ecrire.openapi.json](https://site.example/api/ecrire.openapi.json)

      \`PUT /livres/{id}\`

      Opération obsolète : elle fonctionne encore, mais ne l’utilisez plus dans un nouveau développement.

      Change un livre.

      - **Accès** : [oauth2](https://site.example/api/introduction.md#authentification-oauth2) \`ecrire\` ou [cle](https://site.example/api/introduction.md#authentification-cle)
      - **État requis ([Livre](https://site.example/api/etats/livre))** : \`libre\` (Libre) ; mène à \`prete\` (Prêté)

        Le \`lecteur\` est à jour.
      - **Nouvel envoi** : sans double effet : \`If-Match\` refuse le second
      - **Concurrence** : \`If-Match\` obligatoire

      ### Détail

      Tout est remplacé.

      ## Paramètres de chemin

      - \`id\` (entier ; obligatoire) : Numéro.

      ## En-têtes de la requête

      - \`If-Match\` (texte ; obligatoire)

      ## Corps de la requête

      Type de contenu : \`application/json\` (**[Livre](https://site.example/api/schemas/Livre)** · objet)

      - \`titre\` (texte ; obligatoire)

      Type de contenu : \`text/csv\`

      ## Réponses

      ### \`204\` Succès, sans contenu

      Fait.

      ## Erreurs

      ### \`409\` Conflit avec l’état courant

      Refusé.

      - **[\`deja-prete\`](https://site.example/api/erreurs/deja-prete) Déjà prêté** :
        - **Cause** : Le \`statut\` a changé.
        - **Remède** : Relire.
        - **Réessayer** : Oui, une fois la cause levée.

      **Corps et en-têtes de la réponse 409**

      Type de contenu : \`application/problem+json\` (objet)

      - \`code\` (texte)

      ## Rappels envoyés par l’API

      ### Livre rendu

      \`POST {$request.body#/url}\`

      [Tout sur cet appel](https://site.example/api/webhooks/rendu)

      #### \`200\` Succès

      Reçu.

      ## Souvent avant

      - \`GET\` [Lire](https://site.example/api/lire.md) : Donne \`If-Match\` (en-tête \`ETag\`).

      ## Schémas utilisés

      - [Livre](https://site.example/api/schemas/Livre)

      ## Appel

      ### cURL

      \`\`\`bash
      curl 'https://api.example.com/livres/1' \\
        --request PUT --fail-with-body --max-time 30 \\
        --header "Authorization: Bearer $API_TOKEN" \\
        --header 'If-Match: "texte"' \\
        --header 'Content-Type: application/json' \\
        --data-raw '{
        "titre": "Le \`mot\`"
      }'
      \`\`\`

      ## Exemples de corps

      **Un livre**

      \`\`\`json
      {
        "titre": "Le \`mot\`"
      }
      \`\`\`

      ## Exemples de réponse

      **Exemples d’erreur (1)**

      Pour recevoir une de ces erreurs du serveur de simulation, ajoutez à l’appel son statut et son code : \`-H "Prefer: code=409, example=deja-prete"\`

      **\`409\` Déjà prêté**

      \`\`\`json
      {
        "code": "deja-prete"
      }
      \`\`\`
      "
    `));
});
