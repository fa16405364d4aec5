import type { Collection } from '../types.ts';

/** A collection with requests of every kind, for tests. */
export const collection: Collection = {
  name: 'Livres',
  docs: 'Prêter des livres.\n',
  environments: [
    { slug: 'local', name: 'Local', baseUrl: 'http://127.0.0.1:4010', secret: 'demo' },
    { slug: 'essai', name: 'Essai', baseUrl: 'https://a.example/v1' },
  ],
  secrets: ['API_TOKEN', 'X_CLE'],
  auth: { kind: 'bearer', token: '{{API_TOKEN}}' },
  folders: [
    {
      slug: 'environments',
      name: 'Prêts',
      docs: 'Les _prêts_.\n',
      requests: [
        {
          slug: 'folder',
          name: 'Lire un livre',
          docs: 'Rend un livre.\n',
          method: 'GET',
          url: '{{BASE}}/livres/:id',
          pathVariables: [{ name: 'id', value: '12', description: 'Numéro.' }],
          query: [
            { name: 'le', value: '2026-03-12T09:30:00%2B01:00' },
            { name: 'tri', value: '-titre', description: 'Ordre.', isDisabled: true },
          ],
          headers: [
            { name: 'X-Cle', value: '{{X_CLE}}' },
            { name: 'If-None-Match', value: '"1"', isDisabled: true },
          ],
          body: { kind: 'none' },
          responses: [
            {
              name: 'Un livre',
              status: '200',
              title: 'Succès',
              mediaType: 'application/json',
              language: 'json',
              text: '{ "titre": "Déjà" }',
            },
            { name: 'Non modifié', status: '304', title: 'Non modifié', language: 'text', text: '' },
            { name: 'Refus', status: '4XX', title: '', mediaType: 'text/plain', language: 'text', text: 'Non.' },
          ],
        },
        {
          slug: 'ecrire',
          name: 'Écrire',
          docs: '',
          method: 'PATCH',
          url: '{{BASE}}/livres',
          pathVariables: [],
          query: [],
          headers: [{ name: 'Content-Type', value: 'application/merge-patch+json' }],
          auth: { kind: 'basic', user: '{{API_USER}}', password: '{{API_PASSWORD}}' },
          body: { kind: 'text', language: 'json', text: '{\n  "titre": "non"\n}' },
          responses: [],
        },
      ],
    },
    {
      slug: 'fichiers',
      name: 'Fichiers',
      docs: '',
      requests: (
        [
          { kind: 'form', fields: [{ name: 'a', value: 'b' }] },
          {
            kind: 'multipart',
            parts: [
              { kind: 'text', name: 'meta', text: '{"a":1}', mediaType: 'application/json' },
              { kind: 'file', name: 'scan', mediaType: 'image/png' },
            ],
          },
          { kind: 'file', mediaType: 'application/pdf' },
        ] as const
      ).map((body) => ({
        slug: `envoyer-${body.kind}`,
        name: `Envoyer (${body.kind})`,
        docs: '',
        method: 'POST',
        url: '{{BASE}}/fichiers',
        pathVariables: [],
        query: [],
        headers: [],
        auth: { kind: 'none' },
        body,
        responses: [],
      })),
    },
  ],
};
