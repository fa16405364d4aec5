import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import { toPlainText } from '@reliure/richtext';
import { createSchemaContext } from '@reliure/schema';
import { toBody, toParameterSections, toResponses } from './contents.ts';
import { outline, outlineFields } from '@reliure/schema/testing/outline.ts';

const components = {
  schemas: { Note: { type: 'object', properties: { text: { type: 'string' } } } },
  parameters: { Id: { name: 'id', in: 'path', required: true, schema: { type: 'string' } } },
  responses: { Gone: { description: 'Parti' } },
  requestBodies: {
    Note: {
      description: 'La note',
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Note' } } },
    },
  },
  headers: { Total: { description: 'Nombre', schema: { type: 'integer' } } },
};
const context = () => createSchemaContext(createResolve({ components }));
const note = { schema: { $ref: '#/components/schemas/Note' } };

describe('toParameterSections with headers that OpenAPI ignores', () => {
  const header = (name: string) => ({ name, in: 'header', schema: { type: 'string' } });

  it.each([
    [['Accept'], 'L’en-tête Accept n’est pas un paramètre\u00a0: il découle des types de contenu et de l’accès.', ''],
    [
      ['Accept', 'X-Id', 'authorization', 'ACCEPT'],
      'Les en-têtes Accept et authorization ne sont pas des paramètres\u00a0: ils découlent des types de contenu et de l’accès.',
      'X-Id',
    ],
  ])('replaces %j with a note', (names, note, fields) => {
    const sections = toParameterSections({}, { parameters: names.map(header) }, 'client', context());
    expect(
      sections.map((section) => [toPlainText(section.note ?? []), section.fields.map(({ name }) => name).join(' ')]),
    ).toEqual([[note, fields]]);
  });
});

describe('toParameterSections', () => {
  const sections = (shared: readonly unknown[], own: readonly unknown[] = []) =>
    toParameterSections({ parameters: shared }, { parameters: own }, 'client', context()).map(
      ({ location, fields }) => `${location}: ${outlineFields(fields)}`,
    );

  it.each([
    [
      'by location, in a fixed order',
      [
        { name: 'c', in: 'cookie', schema: {} },
        { name: 'q', in: 'query', schema: {} },
        { name: 'h', in: 'header', schema: {} },
        { $ref: '#/components/parameters/Id' },
      ],
      [
        'path: id* #chemin.id: texte',
        'query: q #requete.q: valeur quelconque',
        'header: h #entete.h: valeur quelconque',
        'cookie: c #cookie.c: valeur quelconque',
      ],
    ],
    [
      'with their own description instead of the schema’s',
      [{ name: 'q', in: 'query', description: 'Near', schema: { type: 'string', description: 'Far' } }],
      ['query: q #requete.q: texte “Near”'],
    ],
    [
      'with the schema’s description',
      [{ name: 'q', in: 'query', schema: { type: 'string', description: 'Far' } }],
      ['query: q #requete.q: texte “Far”'],
    ],
    [
      'with content in a media type',
      [{ name: 'q', in: 'query', content: { 'application/json': note } }],
      ['query: q #requete.q: Note · objet, écrit en application/json\n  text #requete.q.text: texte'],
    ],
    [
      'with a boolean schema',
      [{ name: 'q', in: 'query', schema: false }],
      ['query: q #requete.q: aucune valeur permise'],
    ],
    [
      'with the same name in two locations',
      [
        { name: 'a', in: 'query', schema: {} },
        { name: 'a', in: 'header', schema: {} },
      ],
      ['query: a #requete.a: valeur quelconque', 'header: a #entete.a: valeur quelconque'],
    ],
    ['none', [], []],
  ])('reads parameters %s', (_name, given, want) => expect(sections(given)).toEqual(want));

  it('overrides a parameter of the path with that of the operation, at the same position', () => {
    const shared = [
      { name: 'a', in: 'query', schema: { type: 'string' } },
      { name: 'b', in: 'query', schema: {} },
    ];
    expect(sections(shared, [{ name: 'a', in: 'query', required: true, schema: { type: 'integer' } }])).toEqual([
      'query: a* #requete.a: entier\nb #requete.b: valeur quelconque',
    ]);
  });

  it.each([
    ['example', { schema: {}, example: 'a' }, ['"a"']],
    ['example: null', { schema: {}, example: null }, ['null']],
    [
      'examples',
      { schema: {}, examples: { x: { value: 1 }, y: { value: 2 }, z: { externalValue: '/a' } } },
      ['1', '2'],
    ],
    ['the schema', { schema: { examples: [3] } }, ['3']],
    ['its content', { content: { 'application/json': { example: { a: 1 } } } }, ['{"a":1}']],
  ])('reads examples from %s', (_name, members, want) => {
    const [section] = toParameterSections(
      {},
      { parameters: [{ name: 'q', in: 'query', ...members }] },
      'client',
      context(),
    );
    expect(section?.fields[0]?.node.examples).toEqual(want);
  });
});

describe('toBody', () => {
  it('resolves a reference', () => {
    const body = toBody({ $ref: '#/components/requestBodies/Note' }, 'corps', 'client', context());
    expect([
      body?.required,
      toPlainText(body?.description ?? []),
      body?.contents.map(({ mediaType }) => mediaType),
    ]).toEqual([true, 'La note', ['application/json']]);
  });

  it('shows a component once for several media types', () => {
    const content = {
      'application/json': note,
      'text/xml': note,
      'text/plain': { schema: { type: 'string' } },
      'image/*': {},
    };
    const body = toBody({ content }, 'corps', 'client', context());
    expect(body?.contents.map(({ schema }) => (schema === undefined ? null : outline(schema)))).toEqual([
      'Note · objet\n  text #corps.text: texte',
      'Note · Note\n  → Note #corps',
      'texte',
      null,
    ]);
  });

  it('gives different anchors to the fields of two forms', () => {
    const form = (name: string) => ({
      schema: { type: 'object', properties: { [name]: { type: 'string', format: 'binary' }, note: {} } },
    });
    const body = toBody(
      { content: { 'multipart/form-data': form('file'), 'application/x-www-form-urlencoded': form('text') } },
      'corps',
      'client',
      context(),
    );
    expect(body?.contents.map(({ schema }) => schema && outline(schema)).join('\n')).toMatchInlineSnapshot(`
      "objet
        file #corps.file: fichier binaire
        note #corps.note: valeur quelconque
      objet
        text #corps-application-x-www-form-urlencoded.text: fichier binaire
        note #corps-application-x-www-form-urlencoded.note: valeur quelconque"
    `);
  });

  it('shows the media types of the parts of a form', () => {
    const schema = {
      properties: { fiche: { type: 'object' }, photos: { items: { type: 'string', format: 'binary' } } },
    };
    const encoding = { fiche: { contentType: 'application/json' }, photos: { contentType: 'image/png, image/jpeg' } };
    const body = toBody({ content: { 'multipart/form-data': { schema, encoding } } }, 'corps', 'client', context());
    expect(body?.contents.map(({ schema: node }) => node && outline(node))).toEqual([
      [
        'objet',
        '  fiche #corps.fiche: objet, en application/json',
        '  photos #corps.photos: liste de fichiers binaires, en image/png ou image/jpeg',
      ].join('\n'),
    ]);
  });

  it('generates a missing example, as its sender would write it', () => {
    const schema = {
      properties: { id: { type: 'integer', readOnly: true }, secret: { type: 'boolean', writeOnly: true } },
    };
    const example = (sender: 'client' | 'server') =>
      toBody({ content: { 'application/json': { schema } } }, 'corps', sender, context())?.contents[0]?.examples;
    expect(example('client')?.map(({ title, text }) => [title, text])).toEqual([
      ['Généré depuis le schéma', '{\n  "secret": true\n}'],
    ]);
    expect(example('server')?.map(({ text }) => text)).toEqual(['{\n  "id": 1\n}']);
  });

  it('generates one example per component and sender, and only for JSON and XML', () => {
    const content = { 'application/json': note, 'application/problem+json': note, 'text/xml': note, 'text/csv': note };
    const page = context();
    const counts = (sender: 'client' | 'server') =>
      toBody({ content }, 'corps', sender, page)?.contents.map(({ examples }) => examples.length);
    expect(counts('client')).toEqual([1, 0, 1, 0]);
    expect(counts('server')).toEqual([1, 0, 1, 0]);
  });

  it('returns undefined without a body', () => expect(toBody(undefined, 'corps', 'client', context())).toBe(undefined));
});

describe('toResponses', () => {
  const responses = (given: unknown) => toResponses(given, 'reponse', 'server', context());

  it('sorts numeric statuses first, and describes each status', () => {
    const given = {
      default: { description: 'd' },
      '2XX': { description: 'd' },
      '418': { $ref: '#/components/responses/Gone' },
      'x-plus': {},
    };
    expect(
      responses(given).map(({ status, anchor, title, description }) => [
        status,
        anchor,
        title,
        toPlainText(description ?? []),
      ]),
    ).toEqual([
      ['418', 'reponse-418', '', 'Parti'],
      ['default', 'reponse-default', 'Tout autre statut', 'd'],
      ['2XX', 'reponse-2XX', 'Succès', 'd'],
    ]);
  });

  it('shows headers', () => {
    const headers = {
      'X-Total': { $ref: '#/components/headers/Total' },
      ETag: { required: true, schema: { type: 'string' } },
    };
    expect(outlineFields(responses({ 200: { description: 'a', headers } })[0]?.headers ?? [])).toBe(
      'X-Total #reponse-200.X-Total: entier “Nombre”\nETag* #reponse-200.ETag: texte',
    );
  });

  it('shows how a header with several values is serialized', () => {
    const headers = { 'X-Tags': { schema: { type: 'array', items: { type: 'string' } }, example: ['a', 'b'] } };
    expect(responses({ 200: { description: 'a', headers } })[0]?.headers[0]?.node.form).toBe('X-Tags: a,b');
  });

  it('says that the delimiter of a header cannot be escaped', () => {
    const headers = { 'X-Tags': { schema: { type: 'array', items: { type: 'string' } }, example: ['a,b', 'c'] } };
    const node = responses({ 200: { description: 'a', headers } })[0]?.headers[0]?.node;
    expect(node?.formNote).toBe(
      'Une valeur de X-Tags contient une virgule, qui sépare aussi les valeurs\u00a0: OpenAPI ne prévoit pas de les distinguer.',
    );
  });

  it('describes a shared header once, and links to it from other responses', () => {
    const headers = { 'X-Total': { $ref: '#/components/headers/Total' } };
    const [first, second] = responses({ 200: { description: 'a', headers }, 404: { description: 'b', headers } });
    expect(first?.headers[0]?.node.type).toBe('entier');
    expect(second?.headers[0]?.node.parts).toEqual([
      { kind: 'elsewhere', name: 'X-Total', anchor: 'reponse-200.X-Total' },
    ]);
  });

  it('links to the page of the component that errors have, instead of its fields', () => {
    const slugs = new Map([['Note', 'schemas/Note']]);
    const content = (examples: object) => ({ 'application/json': { ...note, examples } });
    const [success, error] = toResponses(
      {
        200: { description: 'a', content: content({ a: { value: {} } }) },
        409: { description: 'b', content: content({ clos: { value: {}, 'x-error': {} } }) },
      },
      'reponse',
      'server',
      createSchemaContext(createResolve({ components }), { slugs }),
    );
    expect(success?.contents[0]?.schema?.parts).toHaveLength(1);
    expect(error?.contents[0]?.schema).toEqual({
      name: 'Note',
      slug: 'schemas/Note',
      type: 'Note',
      examples: [],
      parts: [],
    });
  });

  it('returns the errors of all media types', () => {
    const media = (code: string) => ({ examples: { [code]: { 'x-error': {} } } });
    const [response] = responses({
      400: { description: 'a', content: { 'application/json': media('a'), 'text/xml': media('b') } },
    });
    expect(response?.errors.map(({ code }) => code)).toEqual(['a', 'b']);
  });

  it('returns an error of several media types once', () => {
    const media = (title: string) => ({ examples: { a: { summary: title, 'x-error': {} } } });
    const content = { 'application/json': media('first'), 'application/problem+json': media('second') };
    const [response] = responses({ 400: { description: 'a', content } });
    expect(response?.errors.map(({ code, title }) => [code, title])).toEqual([['a', 'first']]);
  });

  it('returns the errors of a referenced media type', () => {
    const document = { 'x-media': { examples: { a: { 'x-error': {} } } } };
    const given = { 400: { description: 'a', content: { 'application/json': { $ref: '#/x-media' } } } };
    const [response] = toResponses(given, 'reponse', 'server', createSchemaContext(createResolve(document)));
    expect(response?.errors.map(({ code }) => code)).toEqual(['a']);
  });

  it('returns nothing without responses', () => expect(responses(undefined)).toEqual([]));
});
