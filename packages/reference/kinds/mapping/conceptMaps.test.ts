import { describe, expect, it } from 'vitest';
import { buildReference } from '../reference.ts';
import { buildConceptMapFiles } from './conceptMaps.ts';

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const document = {
  info: { title: 'A', version: '1.2' },
  paths: {
    '/a': {
      get: { summary: 'Lire', responses: { 200: { content: { 'application/json': { schema: to('Porte') } } } } },
    },
  },
  components: {
    schemas: {
      Porte: { title: 'Porte', properties: { id: { type: 'string' }, cle: {}, etat: to('Etat') } },
      Etat: { enum: ['ouverte', 'fermee'] },
    },
  },
  'x-mappings': {
    norme: {
      title: 'Norme 2',
      targets: {
        Door: { uri: 'https://norme.example/Door' },
        Gate: { uri: 'https://norme.example/Gate' },
        states: { uri: 'https://norme.example/states' },
      },
      schemas: {
        Porte: {
          remark: 'Une `Door`.',
          fields: {
            id: ['Door.id', 'Gate.id'],
            cle: { to: 'Door.key', equivalence: 'wider', remark: 'Toute *clé*.' },
            etat: { remark: 'À part.' },
          },
        },
        Etat: { element: 'Door.state', system: 'states', codes: { ouverte: 'open', fermee: null } },
      },
    },
  },
};

const site = { url: 'https://site.example', baseUrl: '/docs/', basePath: '/api' };
const files = new Map(
  buildConceptMapFiles(buildReference({ document }).mappings, site).map(([path, text]) => [
    path,
    JSON.parse(String(text)) as unknown,
  ]),
);

describe('buildConceptMapFiles', () => {
  it('builds a ConceptMap for each schema, and a Bundle of all', () =>
    expect([...files.keys()]).toEqual([
      'reference:/correspondances/norme.json',
      'reference:/correspondances/norme/Etat.json',
      'reference:/correspondances/norme/Porte.json',
    ]));

  it('builds a group for each target, with what has no counterpart in the first one', () =>
    expect(files.get('reference:/correspondances/norme/Porte.json')).toEqual({
      resourceType: 'ConceptMap',
      id: 'correspondances-norme-Porte',
      url: 'https://site.example/docs/api/correspondances/norme/Porte.json',
      version: '1.2',
      name: 'ConceptMap_Porte_Norme_2',
      title: 'Porte : correspondance Norme 2',
      status: 'active',
      experimental: false,
      description: 'Une Door.',
      group: [
        {
          source: 'https://site.example/docs/api/schemas/Porte',
          target: 'https://norme.example/Door',
          element: [
            { code: 'id', target: [{ code: 'Door.id', equivalence: 'equivalent' }] },
            { code: 'cle', target: [{ code: 'Door.key', equivalence: 'wider', comment: 'Toute clé.' }] },
            { code: 'etat', target: [{ equivalence: 'unmatched', comment: 'À part.' }] },
          ],
        },
        {
          source: 'https://site.example/docs/api/schemas/Porte',
          target: 'https://norme.example/Gate',
          element: [{ code: 'id', target: [{ code: 'Gate.id', equivalence: 'equivalent' }] }],
        },
      ],
    }));

  it('names the code system of a list', () =>
    expect(files.get('reference:/correspondances/norme/Etat.json')).toMatchObject({
      group: [
        {
          source: 'https://site.example/docs/api/listes/Etat',
          target: 'https://norme.example/states',
          element: [
            { code: 'ouverte', target: [{ code: 'open', equivalence: 'equivalent' }] },
            { code: 'fermee', target: [{ equivalence: 'unmatched' }] },
          ],
        },
      ],
    }));
});
