import { describe, expect, it } from 'vitest';
import { toRichText } from '@apidoc/richtext';
import { buildReference } from '../reference';
import { toOperationMarkdown } from './markdown';
import { links } from '@apidoc/richtext/testing';

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

const { operations } = buildReference({ document });

/** Returns the Markdown of an operation, with two of its samples. */
function write(slug: string): string {
  const page = operations.find((operation) => operation.slug === slug);
  if (page === undefined) throw new Error(`There is no operation ${slug}.`);
  return `\n${toOperationMarkdown({ ...page, samples: page.samples.slice(0, 2) }, links)}`;
}

describe('toOperationMarkdown', () => {
  it('writes the samples of the author with their labels', () => {
    const entries = [
      { lang: 'shell', label: 'Avec wget', source: 'wget https://a.example\n' },
      { lang: 'Rust', source: 'fn main() {}' },
    ];
    const paths = { '/a': { get: { responses: {}, 'x-codeSamples': entries } } };
    const [page] = buildReference({ document: { paths } }).operations;
    const markdown = page === undefined ? '' : toOperationMarkdown(page, links);
    expect(markdown).toContain('### Avec wget\n\n```bash\nwget https://a.example\n```');
    expect(markdown).toContain('### Rust\n\n```rust\nfn main() {}\n```');
    expect(markdown).not.toContain('### cURL');
  });

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

      - \`id\` (entier ; obligatoire) : Numéro.

      ## Paramètres d’URL

      - \`lang\` (texte) : Exemple : \`fr\`.

      ## Réponses

      ### 200 Succès

      Le livre.

      En-têtes :

      - \`ETag\` (texte) : Empreinte.

      Type de contenu : \`application/json\` (objet)

      - \`titre\` (texte)

      **Exemple** : Généré depuis le schéma

      \`\`\`json
      {
        "titre": "texte"
      }
      \`\`\`

      ## Exemples d’appel

      ### cURL

      \`\`\`bash
      curl 'https://api.example.com/livres/1' \\
        --get --fail-with-body --max-time 30 \\
        --data-urlencode 'lang=fr'
      \`\`\`

      ### JavaScript

      \`\`\`javascript
      const query = new URLSearchParams({
        lang: 'fr',
      });

      const response = await fetch(\`https://api.example.com/livres/1?\${query}\`, {
        signal: AbortSignal.timeout(30_000),
      });
      if (!response.ok) {
        throw new Error(\`HTTP \${response.status}: \${await response.text()}\`);
      }

      const result = await response.json();
      console.log(result);
      \`\`\`

      ## Souvent ensuite

      - [Écrire](/api/ecrire.md) (obsolète) \`PUT /livres/{id}\` : Pour le changer
      "
    `));
  it('writes the sample of each language', () => {
    const [page] = operations;
    const sample = { id: 'curl', label: 'cURL', language: 'bash', text: 'curl a\n', marks: '' };
    expect(page && toOperationMarkdown({ ...page, samples: [sample] }, links)).toContain(
      '## Exemples d’appel\n\n### cURL\n\n```bash\ncurl a\n```\n',
    );
  });
  it('writes the changelog’s text on a deprecation', () => {
    const page = operations.find(({ slug }) => slug === 'ecrire');
    const deprecation = toRichText('Prenez la suite.');
    expect(page && toOperationMarkdown({ ...page, deprecation }, links)).toContain(
      'dans un nouveau développement.**\n\nPrenez la suite.\n',
    );
  });
  it('writes all content that a page can have', () =>
    expect(write('ecrire')).toMatchInlineSnapshot(`
      "
      # Écrire

      \`PUT /livres/{id}\`

      **Opération obsolète : elle fonctionne encore, mais ne l’utilisez plus dans un nouveau développement.**

      Change un livre.

      ### Détail

      Tout est remplacé.

      - **Accès** : [oauth2](/api/introduction.md#authentification-oauth2) \`ecrire\` ou [cle](/api/introduction.md#authentification-cle)
      - **État requis (Livre)** : \`libre\` (Libre) ; mène à \`prete\` (Prêté). Le \`lecteur\` est à jour. — [Cycle de vie : Livre](/api/etats/livre)
      - **Nouvel envoi** : sans double effet : \`If-Match\` refuse le second
      - **Concurrence** : \`If-Match\` obligatoire
      - **Groupe** : [Gestion](/api.md#gestion)
      - **Page** : <https://site.example/api/lire>
      - **Contrat OpenAPI de cette opération** : [/api/ecrire.openapi.json](/api/ecrire.openapi.json)

      ## Paramètres de chemin

      - \`id\` (entier ; obligatoire) : Numéro.

      ## En-têtes de la requête

      - \`If-Match\` (texte ; obligatoire)

      ## Corps de la requête

      Type de contenu : \`application/json\` ([\`Livre\`](/api/schemas/Livre) ; objet)

      - \`titre\` (texte ; obligatoire)

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

      - [\`deja-prete\`](/api/erreurs#deja-prete) (Déjà prêté). **Cause** : Le \`statut\` a changé. **Remède** : Relire. **Réessayer** : Oui, une fois la cause levée.

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

      Sa page : [Livre rendu](/api/webhooks/rendu).

      #### 200 Succès

      Reçu.

      ## Exemples d’appel

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

      ### JavaScript

      \`\`\`javascript
      const response = await fetch('https://api.example.com/livres/1', {
        method: 'PUT',
        headers: {
          Authorization: \`Bearer \${process.env.API_TOKEN}\`,
          'If-Match': '"texte"',
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({
          titre: 'Le \`mot\`',
        }),
        signal: AbortSignal.timeout(30_000),
      });
      if (!response.ok) {
        throw new Error(\`HTTP \${response.status}: \${await response.text()}\`);
      }
      \`\`\`

      ## Souvent avant

      - [Lire](/api/lire.md) \`GET /livres/{id}\` : Donne \`If-Match\` (en-tête \`ETag\`).

      ## Schémas utilisés

      - [Livre](/api/schemas/Livre)
      "
    `));
});
