import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@reliure/openapi';
import { referencePath } from '@reliure/richtext';
import { links } from '@reliure/richtext/markdown/testing/links.ts';
import { toCatalogues, toPages } from '../pages.ts';
import { buildReference } from '../reference.ts';

const json = (schema: unknown, example?: unknown) => ({
  content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
});

const fini = {
  summary: 'Dire la fin d’une visite',
  description: 'Envoyé à la clôture.\n\nUne fois par visite.',
  'x-search-phrases': ['savoir quand c’est fini'],
  'x-signature': 'Le HMAC du corps.',
  'x-retry': 'Cinq fois en *une heure*.',
  security: [{ secret: [] }],
  parameters: [{ name: 'X-Signature', in: 'header', required: true, schema: { type: 'string' } }],
  requestBody: { required: true, ...json({ $ref: '#/components/schemas/Fin' }, { heure: '10:00' }) },
  responses: { 204: { description: 'Reçu.' } },
};

const address = '{$request.body#/suivi/url}?id={$response.body#/id}';

const document = {
  info: { title: 'A', version: '1', description: '[ici](/api/webhooks/visite-finie)' },
  paths: {
    '/visites': {
      post: { summary: 'Créer', responses: {}, callbacks: { suivi: { $ref: '#/components/callbacks/Suivi' } } },
    },
    '/abonnements': {
      post: { summary: 'S’abonner', responses: {}, callbacks: { suivi: { $ref: '#/components/callbacks/Suivi' } } },
      put: { summary: 'Changer', responses: {}, callbacks: { suivi: { 'https://a.example': { post: {} } } } },
    },
  },
  webhooks: { visiteFinie: { post: fini } },
  components: {
    callbacks: { Suivi: { [address]: { post: { summary: 'Suivre', responses: {} } } } },
    schemas: { Fin: { properties: { heure: { type: 'string' } } } },
    securitySchemes: { secret: { type: 'apiKey', in: 'header', name: 'X-Cle' } },
  },
};

const reference = buildReference({ document });
const pages = toPages(reference).filter(({ slug = '' }) => slug.startsWith('webhooks'));
const textOf = (wanted: string) => pages.find(({ slug }) => slug === wanted)?.markdownVersion.render(links) ?? '';

describe('webhooks', () => {
  it('returns a page for each webhook and callback, and an index page', () => {
    expect(pages.map(({ slug, markdownVersion: { title, section } }) => [slug, title, section])).toEqual([
      ['webhooks', 'Webhooks', 'Référence'],
      ['webhooks/visite-finie', 'Dire la fin d’une visite', 'Webhooks'],
      ['webhooks/suivi', 'Suivre', 'Webhooks'],
      ['webhooks/suivi-post', 'suivi', 'Webhooks'],
    ]);
    expect(toCatalogues(pages)).toEqual([{ slug: 'webhooks', title: 'Webhooks', count: 3 }]);
  });

  it('links the callbacks of operations to their pages', () =>
    expect(reference.operations.map(({ callbacks }) => callbacks.map(({ slug }) => slug))).toEqual([
      ['webhooks/suivi'],
      ['webhooks/suivi'],
      ['webhooks/suivi-post'],
    ]));

  it('returns the operations that register a callback, and describes its address', () => {
    const page = reference.webhooks.find(({ slug }) => slug === 'webhooks/suivi');
    expect(page?.triggers.map(({ title }) => title)).toEqual(['Créer', 'S’abonner']);
    expect(page?.address).toEqual({
      expression: address,
      parts: [
        { code: '{$request.body#/suivi/url}', words: 'le champ suivi.url du corps de la requête' },
        { code: '{$response.body#/id}', words: 'le champ id du corps de la réponse' },
      ],
    });
  });

  it('is a valid target for links in texts, and a user of schemas', () => {
    expect(reference.deadLinks).toEqual([]);
    const users = reference.schemas[0]?.users.operations.map(({ slug, location }) => `${slug} ${location}`);
    expect(users).toEqual(['webhooks/visite-finie corps']);
  });

  it('does not affect operations and their groups', () => {
    expect(reference.operations.map(({ slug }) => slug)).toEqual(['creer', 's-abonner', 'changer']);
    expect(reference.landing.groups).toHaveLength(1);
  });

  it('writes all content as Markdown', () => {
    const text = textOf('webhooks/visite-finie');
    for (const part of [
      'Appel envoyé par l’API à votre serveur.',
      '## Adresse appelée',
      '## Authentification et signature',
      'Le HMAC du corps.',
      'X-Signature',
      '"heure": "10:00"',
      '### `204`',
      '## Nouveaux essais',
      'Cinq fois en _une heure_.',
    ]) {
      expect(text).toContain(part);
    }
    expect(textOf('webhooks/suivi')).toContain('## Ce qui déclenche l’appel');
    expect(textOf('webhooks')).toContain('3\u00a0appels à recevoir');
  });

  it('returns the searchable passages of a page', () =>
    expect(pages[1]?.toSearchPage()).toEqual({
      kind: 'webhook',
      title: 'Dire la fin d’une visite',
      breadcrumbs: ['API', 'Webhooks'],
      method: 'POST',
      passages: [
        { text: 'Envoyé à la clôture. Une fois par visite.' },
        { text: 'savoir quand c’est fini', role: 'phrase' },
        { text: 'Le HMAC du corps.', section: 'Authentification et signature', anchor: 'signature' },
        { text: '', section: 'X-Signature', anchor: 'entete.X-Signature', role: 'field' },
        { text: '', section: 'heure', anchor: 'corps.heure', role: 'field' },
        { text: 'Cinq fois en une heure.', section: 'Nouveaux essais', anchor: 'nouveaux-essais' },
      ],
    }));

  it('reserves its slug', () => {
    const { operations } = buildReference({ document: { paths: { '/a': { get: { summary: 'Webhooks' } } } } });
    expect(operations.map(({ slug }) => slug)).toEqual(['get-a']);
  });

  const slugsOf = (webhooks: JsonObject) => buildReference({ document: { webhooks } }).webhooks.map(({ slug }) => slug);

  it.each([
    ['in another script', { книги: { post: {} } }, ['webhooks/u43au43du438u433u438']],
    ['with two methods', { a: { get: {}, post: {} } }, ['webhooks/a', 'webhooks/a-post']],
    [
      'with the same slug as another',
      { Été: { get: {} }, ete: { get: {} }, 'Été ': { get: {} } },
      ['ete', 'ete-get', 'ete-2'],
    ],
    ['with an x-slug', { a: { post: {} }, b: { post: { 'x-slug': 'a' } } }, ['a-post', 'a']],
  ])('builds the slug of a name %s', (_fact, webhooks, want) =>
    expect(slugsOf(webhooks).map((slug) => slug.replace('webhooks/', ''))).toEqual(
      want.map((slug) => slug.replace('webhooks/', '')),
    ),
  );

  it.each([
    [
      'that is used twice',
      { a: { post: { 'x-slug': 'x' } }, b: { post: { 'x-slug': 'x' } } },
      '"b" has the slug "x", which is already in use',
    ],
    [
      'that is not valid in a URL',
      { a: { post: { 'x-slug': 'É x' } } },
      '"a" has the slug "É x", which is not valid in a URL',
    ],
  ])('rejects an x-slug %s', (_fact, webhooks, message) => expect(() => slugsOf(webhooks)).toThrow(message));

  it('returns no page for a contract without webhooks', () => {
    const paths = toPages(buildReference({ document: {} })).map(({ slug }) => referencePath(slug));
    expect(paths).toEqual([referencePath(), referencePath('introduction')]);
  });
});
