import { describe, expect, it } from 'vitest';
import { buildReference } from '../reference.ts';
import { writePage } from '../testing/writePage.ts';

const reference = buildReference({
  document: {
    paths: {
      '/livres': {
        get: {
          summary: 'Lire',
          responses: {
            409: {
              content: {
                'application/problem+json': {
                  examples: {
                    clos: {
                      summary: 'Clos',
                      'x-error': { cause: 'Le *prêt* est clos.', remedy: 'Rouvrir.', user: 'Ce prêt est clos.' },
                    },
                    double: { summary: 'Double', value: { code: 'double' }, 'x-error': { retry: 'same' } },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
});

describe('the error catalogue', () => {
  it('lists the errors by status', () =>
    expect(`\n${writePage(reference, 'erreurs')}`).toMatchInlineSnapshot(`
      "
      # Erreurs

      Page : <https://site.example/api/lire>. Index de toutes les pages : <https://site.example/llms.txt>

      Les 2 erreurs que les opérations renvoient, par statut : leur cause, le remède, et s’il faut réessayer.

      ## 409 Conflit avec l’état courant

      - [\`clos\`](https://site.example/api/erreurs/clos) : Clos
      - [\`double\`](https://site.example/api/erreurs/double) : Double
      "
    `));

  it('writes the known facts of each error, and omits missing ones', () =>
    expect(`\n${writePage(reference, 'erreurs/clos')}\n${writePage(reference, 'erreurs/double')}`)
      .toMatchInlineSnapshot(`
        "
        # Clos

        Page : <https://site.example/api/lire>. Index de toutes les pages : <https://site.example/llms.txt>

        - **Code** : \`clos\`
        - **Statut** : \`409\` Conflit avec l’état courant
        - **Cause** : Le _prêt_ est clos.
        - **Remède** : Rouvrir.
        - **Réessayer** : Non.
        - **Que dire à l’utilisateur** : « Ce prêt est clos. »
        - **Renvoyée par** : toutes les opérations

        ## Autres erreurs 409

        - [\`double\`](https://site.example/api/erreurs/double) : Double

        # Double

        Page : <https://site.example/api/lire>. Index de toutes les pages : <https://site.example/llms.txt>

        - **Code** : \`double\`
        - **Statut** : \`409\` Conflit avec l’état courant
        - **Réessayer** : Oui, plus tard, la même requête.
        - **Renvoyée par** : toutes les opérations

        ## Autres erreurs 409

        - [\`clos\`](https://site.example/api/erreurs/clos) : Clos

        ## Exemple de réponse

        **Double**

        \`\`\`json
        {
          "code": "double"
        }
        \`\`\`

        Pour recevoir cette erreur du serveur de simulation, ajoutez à un appel : \`-H "Prefer: code=409, example=double"\`
        "
      `));
});
