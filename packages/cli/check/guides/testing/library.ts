import type { JsonObject } from '@reliure/openapi';
import { buildReference } from '@reliure/reference';
import { buildVocabulary } from '../vocabulary.ts';

const problem = (status: number, code: string, title: string) => ({
  description: title,
  content: {
    'application/problem+json': {
      schema: {
        type: 'object',
        properties: { code: { type: 'string' }, title: { type: 'string' }, status: { type: 'integer' } },
      },
      examples: {
        [code]: {
          summary: title,
          'x-error': { status, cause: 'Parce que.', remedy: 'Attendre.', retry: 'no' },
          value: { code, title, status },
        },
      },
    },
  },
});

const book = {
  type: 'object',
  required: ['titre', 'etat'],
  properties: {
    titre: { type: 'string', maxLength: 20, examples: ['Germinal'] },
    etat: { type: 'string', oneOf: [{ const: 'en_rayon' }, { const: 'prete' }] },
    auteur: { $ref: '#/components/schemas/Auteur' },
    mots: { type: 'array', items: { type: 'object', properties: { libelle: { type: 'string' } } } },
    notes: { type: 'object', additionalProperties: { type: 'number' }, examples: [{ intrigue: 4 }] },
  },
};

/** A contract that contains one of each kind of thing that a guide can name. */
const document: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Bibliothèque', version: '1' },
  servers: [{ url: 'https://api.livres.example' }],
  security: [{ oauth2: ['livres:lire'] }],
  paths: {
    '/v1/livres': {
      get: {
        operationId: 'listerLesLivres',
        'x-slug': 'lister-les-livres',
        summary: 'Lister les livres',
        parameters: [
          { name: 'etat', in: 'query', schema: { type: 'array', items: { enum: ['en_rayon', 'prete'] } } },
          { name: 'curseur', in: 'query', schema: { type: 'string' } },
        ],
        responses: { '200': { description: 'La liste.' } },
      },
    },
    '/v1/livres/{livreId}': {
      parameters: [{ name: 'livreId', in: 'path', required: true, schema: { type: 'string' } }],
      put: {
        operationId: 'rangerUnLivre',
        'x-slug': 'ranger-un-livre',
        summary: 'Ranger un livre',
        parameters: [{ name: 'If-Match', in: 'header', required: true, schema: { type: 'string' } }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Livre' },
              examples: { retour: { value: { titre: 'Germinal', etat: 'en_rayon' } } },
            },
          },
        },
        responses: {
          '200': {
            description: 'Le livre.',
            headers: { ETag: { schema: { type: 'string' } } },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Livre' },
                examples: { prete: { $ref: '#/components/examples/LivrePrete' } },
              },
            },
          },
          '409': problem(409, 'livre-prete', 'Le livre est prêté'),
          '412': problem(412, 'version-perimee', 'Le livre a changé'),
        },
      },
    },
  },
  components: {
    securitySchemes: { cle: { type: 'apiKey', in: 'header', name: 'Cle-Libraire' } },
    examples: {
      LivrePrete: {
        value: {
          titre: 'Germinal',
          etat: 'prete',
          mots: [{ libelle: 'mine' }, { libelle: 'grève' }, { libelle: 'au fond\u00a0!' }],
        },
      },
    },
    schemas: {
      Livre: book,
      Auteur: { type: 'object', properties: { nom: { type: 'string' } } },
    },
  },
};

/** The vocabulary of that contract. */
export const libraryVocabulary = buildVocabulary(document, buildReference({ document }), []);

/** The same, for guides that may also use other names. */
export const looseVocabulary = buildVocabulary(document, buildReference({ document }), [], false);

const orders: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Libraires', version: '1' },
  servers: [{ url: 'https://commandes.livres.example/v2' }],
  paths: {
    '/commandes': {
      post: {
        operationId: 'commander',
        summary: 'Commander',
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { type: 'object', properties: { quantite: { type: 'integer' } } } },
          },
        },
        responses: { '202': { description: 'Noté.' } },
      },
    },
  },
};

/** The vocabulary of another contract of the same site. */
export const ordersVocabulary = buildVocabulary(
  orders,
  buildReference({ document: orders, id: 'libraires', basePath: '/libraires' }),
  [],
);
