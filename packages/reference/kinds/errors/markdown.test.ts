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
                    double: { summary: 'Double', 'x-error': { retry: 'same' } },
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
  it('writes the known facts of each error, and omits missing ones', () =>
    expect(`\n${writePage(reference, 'erreurs')}`).toMatchInlineSnapshot(`
      "
      # Erreurs

      Page : <https://site.example/api/lire>

      Les 2 erreurs que les opérations renvoient, par statut : leur cause, le remède, et s’il faut réessayer.

      ## 409 Conflit avec l’état courant

      ### \`409\` · \`clos\` Clos

      - **Cause** : Le _prêt_ est clos.
      - **Remède** : Rouvrir.
      - **Réessayer** : Non.
      - **Que dire à l’utilisateur** : « Ce prêt est clos. »
      - **Renvoyée par** : toutes les opérations

      ### \`409\` · \`double\` Double

      - **Réessayer** : Oui, plus tard, la même requête.
      - **Renvoyée par** : toutes les opérations
      "
    `));
});
