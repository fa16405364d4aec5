import { describe, expect, it } from 'vitest';
import { buildReference } from '../reference';
import { toErrorsMarkdown } from './markdown';
import { links } from '@apidoc/richtext/testing';

const { errors } = buildReference({
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

describe('toErrorsMarkdown', () => {
  it('writes the known facts of each error, and omits missing ones', () =>
    expect(`\n${toErrorsMarkdown(errors, links)}`).toMatchInlineSnapshot(`
      "
      # Erreurs

      Page : <https://site.example/api/lire>

      Les 2 erreurs que les opérations renvoient, par statut : leur cause, le remède, et s’il faut réessayer.

      ## 409 Conflit avec l’état courant

      ### \`clos\` Clos

      - **Cause** : Le _prêt_ est clos.
      - **Remède** : Rouvrir.
      - **Que dire à l’utilisateur** : « Ce prêt est clos. »
      - **Réessayer** : Non.
      - **Renvoyée par** : toutes les opérations

      ### \`double\` Double

      - **Réessayer** : Oui, plus tard, la même requête.
      - **Renvoyée par** : toutes les opérations
      "
    `));
});
