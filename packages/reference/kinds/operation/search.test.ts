import { describe, expect, it } from 'vitest';
import { referencePath, toRichText, toSitePath } from '@reliure/richtext';
import type { Field, SchemaNode, SchemaPart } from '@reliure/schema';
import { introduction } from '../introduction/kind.ts';
import type { IntroductionPage } from '../introduction/model.ts';
import { landing } from '../landing/kind.ts';
import type { LandingPage } from '../landing/model.ts';
import { operations } from './kind.ts';
import type { OperationPage } from './types.ts';

function node(description: string, ...parts: readonly SchemaPart[]): SchemaNode {
  return { type: 'texte', examples: [], parts, ...(description !== '' && { description: toRichText(description) }) };
}

function field(anchor: string, description = '', ...parts: readonly SchemaPart[]): Field {
  return { name: anchor.split('-').at(-1) ?? '', anchor, required: false, node: node(description, ...parts) };
}

function object(...fields: readonly Field[]): SchemaPart {
  return { kind: 'fields', fields };
}

const operation: OperationPage = {
  slug: 'creer-une-visite',
  title: 'Créer une visite',
  searchPhrases: ['planifier un passage'],
  method: 'POST',
  path: '/v1/visites',
  group: { slug: 'visites', title: 'Visites' },
  description: toRichText('Planifie une **visite**.\n\nUne ligne\nde plus.'),
  servers: [],
  facts: { security: [], states: [], labels: [], resend: 'key', concurrency: 'none' },
  parameters: [{ location: 'header', fields: [field('header-Idempotency-Key', 'Un UUID par création.')] }],
  body: {
    required: true,
    contents: [
      { mediaType: 'text/plain', anchor: 'corps', examples: [] },
      {
        mediaType: 'application/json',
        anchor: 'corps-application-json',
        examples: [],
        schema: node(
          '',
          object(
            field('body-adresse', 'Où aller.', object(field('body-adresse-ville'))),
            field('body-statut', '', {
              kind: 'values',
              values: [{ value: '"planifiee"', title: 'Prévue' }, { value: '12' }, { value: '"16\\""' }],
            }),
            field('body-lignes', '', { kind: 'items', node: node('', object(field('body-lignes-lot'))) }),
            field('body-paire', '', { kind: 'tuple', nodes: [node('', object(field('body-paire-gauche')))] }),
            field('body-libre', '', { kind: 'map', anchor: 'libre', node: node('', object(field('body-libre-cle'))) }),
            field('body-choix', '', {
              kind: 'variants',
              rule: 'oneOf',
              variants: [{ title: 'PPC', anchor: 'v', node: node('', object(field('body-choix-pression'))) }],
            }),
            field('body-parent', '', { kind: 'elsewhere', name: 'Visite', anchor: 'body' }, { kind: 'closed' }),
            field('body-sauf', '', { kind: 'not', node: node('', object(field('body-sauf-interdit'))) }),
          ),
        ),
      },
    ],
  },
  responses: [
    {
      status: '409',
      anchor: 'reponse-409',
      title: 'Conflit',
      headers: [],
      contents: [
        {
          mediaType: 'application/problem+json',
          anchor: 'reponse-409',
          examples: [],
          schema: node('', object(field('r-409-code'))),
        },
      ],
      errors: [
        {
          code: 'doublon',
          title: 'Existe déjà',
          cause: toRichText('Une visite est là.'),
          remedy: toRichText('La `lire`.'),
          retry: 'no',
        },
      ],
    },
  ],
  callbacks: [
    {
      anchor: 'rappel.fini',
      name: 'fini',
      expression: '{$request.body#/url}',
      method: 'POST',
      title: 'Dire la fin',
      description: toRichText('Quand la visite est **finie**.'),
      body: {
        required: true,
        contents: [
          {
            mediaType: 'application/json',
            anchor: 'rappel.fini.corps',
            examples: [],
            schema: node('', object(field('fini-heure', 'À la minute.'))),
          },
        ],
      },
      responses: [
        { status: '200', anchor: 'fini-200', title: 'Reçu', headers: [field('fini-Trace')], contents: [], errors: [] },
      ],
    },
  ],
  next: [],
  previous: [],
  schemas: [],
  calls: [],
  composer: '',
};

interface Shown {
  readonly introduction: IntroductionPage;
  readonly landing: LandingPage;
  readonly operations: readonly OperationPage[];
}

const reference: Shown = {
  introduction: {
    title: 'API',
    version: '1',
    description: toRichText('Avant.\n\n## Erreurs\n\nToutes en\nJSON.\n\n- a\n- b\n\n### `Erreurs`'),
    servers: [],
    authentication: [
      {
        name: 'oauth2',
        type: 'OAuth 2.0',
        description: toRichText('Un jeton\npar programme.'),
        flows: [
          { title: 'Code', scopes: [{ name: 'visites:lire', description: toRichText('Lire les visites.') }] },
          { title: 'Programme', scopes: [{ name: 'visites:lire', description: toRichText('Lire les visites.') }] },
        ],
      },
    ],
    contacts: [],
  },
  landing: {
    title: 'API',
    count: 0,
    labels: [],
    downloads: [],
    groups: [
      {
        slug: 'visites',
        title: 'Visites',
        description: toRichText('Le passage\nchez le patient.'),
        operations: [operation],
      },
      { slug: 'tiers', title: 'Tiers', operations: [] },
    ],
  },
  operations: [operation, { ...operation, slug: 'vide', title: 'Vide', parameters: [], responses: [], callbacks: [] }],
};

const pages = [landing, introduction, operations]
  .flatMap((kind) => kind.toPages(reference))
  .map(({ slug, toSearchPage }) => ({ ...toSearchPage(), url: toSitePath(referencePath(slug), '/api') }));

describe('toSearchPage', () => {
  it('returns the landing page, the introduction and each operation', () => {
    expect(pages.map(({ url, title, breadcrumbs }) => [url, title, ...breadcrumbs])).toEqual([
      ['/api', 'Référence de l’API', 'API'],
      ['/api/introduction', 'Introduction à l’API', 'API'],
      ['/api/creer-une-visite', 'Créer une visite', 'API', 'Visites'],
      ['/api/vide', 'Vide', 'API', 'Visites'],
    ]);
  });

  it('returns a passage for each group', () => {
    expect(pages[0]?.passages.filter(({ role }) => role !== 'phrase')).toEqual([
      { text: 'Le passage chez le patient.', section: 'Visites', anchor: 'visites' },
      { text: '', section: 'Tiers', anchor: 'tiers' },
    ]);
  });

  it('returns a passage for each section of the introduction', () => {
    expect(pages[1]?.passages.slice(0, 3)).toEqual([
      { text: 'Avant.' },
      { text: 'Toutes en JSON. a b', section: 'Erreurs', anchor: 'erreurs' },
      { text: '', section: 'Erreurs', anchor: 'erreurs-2' },
    ]);
  });

  it('returns a passage for each security scheme and each scope', () => {
    expect(pages[1]?.passages.slice(3)).toEqual([
      { text: 'OAuth 2.0. Un jeton par programme.', section: 'oauth2', anchor: 'authentification-oauth2' },
      { text: 'Lire les visites.', section: 'visites:lire', anchor: 'authentification-oauth2' },
    ]);
  });

  it('returns passages for the description, search phrases, fields and errors of an operation', () => {
    const field = (section: string, anchor: string, text = '') => ({ text, section, anchor, role: 'field' });
    expect(pages[2]?.passages).toEqual([
      { text: 'Planifie une visite. Une ligne de plus.' },
      { text: 'POST /v1/visites', role: 'path' },
      { text: 'planifier un passage', role: 'phrase' },
      field('Key', 'header-Idempotency-Key', 'Un UUID par création.'),
      field('adresse', 'body-adresse', 'Où aller.'),
      field('ville', 'body-adresse-ville'),
      field('statut', 'body-statut', 'planifiee Prévue 12 16"'),
      field('lignes', 'body-lignes'),
      field('lot', 'body-lignes-lot'),
      field('paire', 'body-paire'),
      field('gauche', 'body-paire-gauche'),
      field('libre', 'body-libre'),
      field('cle', 'body-libre-cle'),
      field('choix', 'body-choix'),
      field('pression', 'body-choix-pression'),
      field('parent', 'body-parent'),
      field('sauf', 'body-sauf'),
      {
        text: 'Existe déjà. Une visite est là. La lire.',
        section: '409 doublon',
        anchor: 'reponse-409',
        role: 'error',
      },
      field('code', 'r-409-code'),
      { text: 'Quand la visite est finie.', section: 'Dire la fin', anchor: 'rappel.fini' },
      field('heure', 'fini-heure', 'À la minute.'),
      field('Trace', 'fini-Trace'),
    ]);
  });

  it('returns no passage without a section or a text, and none with a line break', () => {
    const texts = pages.flatMap(({ passages }) =>
      passages.map(({ section = '', text }) => (text === '' ? section : text)),
    );
    expect(texts.filter((text) => text.trim() !== text || text === '' || text.includes('\n'))).toEqual([]);
  });
});
