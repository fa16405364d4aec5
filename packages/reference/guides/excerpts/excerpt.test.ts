import { describe, expect, it } from 'vitest';
import { setLanguage } from '@reliure/language';
import { asWritten, serialize } from '@reliure/richtext';
import { buildReference } from '../../kinds/reference.ts';
import { toExcerpt, type ExcerptDirective } from './excerpt.ts';
import { toExcerptSource } from './toExcerptSource.ts';

const document = {
  openapi: '3.1.0',
  info: { title: 'API', version: '1' },
  servers: [{ url: 'https://api.example' }],
  paths: {
    '/portes/{nom}': {
      put: {
        operationId: 'ouvrirLaPorte',
        summary: 'Ouvrir la porte',
        description: 'Ouvre la porte. Elle grince.',
        parameters: [
          { name: 'nom', in: 'path', required: true, description: 'Nom peint.', schema: { type: 'string' } },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Ouverture' },
              examples: { grande: { value: { angle: 90 } }, petite: { value: { angle: 5 } } },
            },
          },
        },
        responses: {
          200: { description: 'Ouverte.', content: { 'application/json': { example: { angle: 90 } } } },
          409: {
            description: 'Conflit.',
            content: {
              'application/problem+json': {
                examples: {
                  'porte-close': {
                    value: { code: 'porte-close' },
                    'x-error': { title: 'Porte close', cause: 'Elle est close.', remedy: 'Frapper.', user: 'Frappez.' },
                  },
                },
              },
            },
          },
        },
      },
      get: { operationId: 'lirePorte', summary: 'Lire la porte', responses: { 204: { description: 'Rien.' } } },
    },
  },
  components: {
    schemas: {
      Ouverture: {
        title: 'Ouverture d’une porte',
        type: 'object',
        required: ['angle'],
        example: { angle: 10 },
        properties: {
          angle: { type: 'integer', description: 'En degrés.' },
          sens: { enum: ['pousser', 'tirer'] },
          vers: { $ref: '#/components/schemas/Direction' },
          gonds: { type: 'array', items: { type: 'object', properties: { metal: { type: 'string' } } } },
          lieu: { $ref: '#/components/schemas/Lieu' },
        },
      },
      Lieu: { type: 'object', properties: { etage: { type: 'integer', description: 'Étage.' } } },
      Direction: {
        type: 'string',
        oneOf: [
          { const: 'nord', title: 'Nord' },
          { const: 'sud', title: 'Sud' },
        ],
      },
    },
  },
};
const source = toExcerptSource(buildReference({ document }));

function write(directive: ExcerptDirective, attributes: Record<string, string>): string {
  const nodes = toExcerpt(directive, attributes, source, asWritten);
  return 'message' in nodes ? `${nodes.message} ${nodes.remedy}` : serialize(nodes);
}

describe('an operation', () => {
  it('is a link with its method, path and purpose', () =>
    expect(write('operation', { nom: 'ouvrir-la-porte' })).toBe(
      '[Ouvrir la porte](reference:/ouvrir-la-porte) `PUT /portes/{nom}`\u00a0: Ouvre la porte.\n',
    ));

  it('shows the parts that the directive lists, in its order', () =>
    expect(write('operation', { nom: 'ouvrir-la-porte', montre: 'reponse, corps' })).toMatchInlineSnapshot(`
      "[Ouvrir la porte](reference:/ouvrir-la-porte) \`PUT /portes/{nom}\`

      \`\`\`json title="Réponse 200 Succès"
      {
        "angle": 90
      }
      \`\`\`

      \`\`\`json title="Corps de la requête (facultatif)"
      {
        "angle": 90
      }
      \`\`\`
      "
    `));

  it('shows a chosen example, and an error', () => {
    expect(write('operation', { nom: 'ouvrir-la-porte', montre: 'corps', exemple: 'petite' })).toContain('"angle": 5');
    expect(write('operation', { nom: 'ouvrir-la-porte', montre: 'reponse', statut: '409' })).toContain('"porte-close"');
  });

  it('shows the call in the chosen language', () => {
    expect(write('operation', { nom: 'ouvrir-la-porte', montre: 'appel' })).toContain('```bash\ncurl');
    expect(write('operation', { nom: 'ouvrir-la-porte', montre: 'appel', langage: 'python' })).toContain('```python\n');
  });

  it('shows chosen fields of the request, with links to them', () =>
    expect(write('operation', { nom: 'ouvrir-la-porte', champs: 'nom, angle, sens, vers, gonds.metal, lieu.etage' }))
      .toMatchInlineSnapshot(`
        "[Ouvrir la porte](reference:/ouvrir-la-porte) \`PUT /portes/{nom}\`

        | Champ | Type | Description |
        | - | - | - |
        | [\`nom\`](reference:/ouvrir-la-porte#chemin.nom) | texte, obligatoire | Nom peint. |
        | [\`angle\`](reference:/ouvrir-la-porte#corps.angle) | entier, obligatoire | En degrés. |
        | [\`sens\`](reference:/ouvrir-la-porte#corps.sens) | texte | Valeurs : \`pousser\`, \`tirer\`. |
        | [\`vers\`](reference:/ouvrir-la-porte#corps.vers) | **[Direction](reference:/listes/Direction)** · texte | |
        | [\`gonds.metal\`](reference:/ouvrir-la-porte#corps.gonds.metal) | texte | |
        | [\`lieu.etage\`](reference:/ouvrir-la-porte#corps.lieu.etage) | entier | Étage. |
        "
      `));
});

describe('a schema', () => {
  it('is a link with its title', () =>
    expect(write('schema', { nom: 'Ouverture' })).toMatchInlineSnapshot(`
    "[\`Ouverture\`](reference:/schemas/Ouverture) : Ouverture d’une porte
    "
  `));

  it('shows chosen fields and its example', () =>
    expect(write('schema', { nom: 'Ouverture', champs: 'angle', montre: 'exemple' })).toMatchInlineSnapshot(`
      "[\`Ouverture\`](reference:/schemas/Ouverture) : Ouverture d’une porte

      | Champ | Type | Description |
      | - | - | - |
      | [\`angle\`](reference:/schemas/Ouverture#champs.angle) | entier, obligatoire | En degrés. |

      \`\`\`json title="Ouverture d’une porte"
      {
        "angle": 10
      }
      \`\`\`
      "
    `));

  it('shows all values of a list', () =>
    expect(write('schema', { nom: 'Direction' })).toMatchInlineSnapshot(`
    "[\`Direction\`](reference:/listes/Direction)

    | Code | Libellé | Sens |
    | - | - | - |
    | \`nord\` | Nord | |
    | \`sud\` | Sud | |
    "
  `));
});

describe('an error', () => {
  it('is a link with its status, and what to do', () =>
    expect(write('error', { code: 'porte-close' })).toMatchInlineSnapshot(`
      "409 [\`porte-close\`](reference:/erreurs/porte-close) : porte-close

      - **Cause** : Elle est close.
      - **Remède** : Frapper.
      - **Réessayer** : Non.
      "
    `));
});

describe('on an English site', () => {
  it.each<[ExcerptDirective, Record<string, string>, string]>([
    ['operation', { name: 'ouvrir-la-porte', shows: 'response' }, 'json title="Response 200 '],
    ['operation', { name: 'ouvrir-la-porte', fields: 'sens' }, '| Values: `pousser`, `tirer`. |'],
    ['operation', { name: 'ouvrir-la-porte' }, '`PUT /portes/{nom}`: Ouvre la porte.'],
    ['schema', { name: 'Ouverture', shows: 'example' }, '(reference:/schemas/Ouverture): Ouverture d’une porte'],
    ['operation', { name: 'lire-la-porte', shows: 'body' }, 'Remove "body" from `shows`.'],
    [
      'operation',
      { nom: 'ouvrir-la-porte' },
      'has no attribute "nom". Choose one of: name, shows, language, status, example, fields.',
    ],
    ['schema', { name: 'Ouverture', fields: 'lieu.etage' }, 'Write ::schema{name="Lieu" fields="etage"}.'],
    ['schema', { name: 'Direction', fields: 'nord' }, 'Remove `fields` and `shows`.'],
  ])('::%s %o has %j', (directive, attributes, expected) => {
    setLanguage('en');
    expect(write(directive, attributes)).toContain(expected);
  });
});

it.each<[ExcerptDirective, Record<string, string>, string]>([
  [
    'operation',
    { nom: 'ouvrir-la-porte', champs: 'gonds.metaux' },
    'There is no field "metaux" in "gonds.metaux". Did you mean "metal"?',
  ],
  ['operation', {}, 'There is no operation "". Did you mean "lire-la-porte"?'],
  ['operation', { nom: 'ouvrir-la-port' }, 'There is no operation "ouvrir-la-port". Did you mean "ouvrir-la-porte"?'],
  [
    'operation',
    { nom: 'ouvrir-la-porte', montre: 'corp' },
    'There is no part of an operation "corp". Did you mean "corps"?',
  ],
  [
    'operation',
    { nom: 'lire-la-porte', montre: 'corps' },
    'The operation "lire-la-porte" has no body. Remove "corps" from `montre`.',
  ],
  [
    'operation',
    { nom: 'lire-la-porte', montre: 'reponse' },
    'There is no example of the response 204 of "lire-la-porte". Remove it from the directive.',
  ],
  [
    'operation',
    { nom: 'ouvrir-la-porte', montre: 'reponse', statut: '404' },
    'There is no response "404". Did you mean "409"?',
  ],
  [
    'operation',
    { nom: 'ouvrir-la-porte', montre: 'corps', exemple: 'grand' },
    'There is no example "grand" of the body of "ouvrir-la-porte". Did you mean "grande"?',
  ],
  [
    'operation',
    { nom: 'ouvrir-la-porte', montre: 'appel', langage: 'pyton' },
    'There is no language of samples "pyton". Did you mean "python"?',
  ],
  ['operation', { nom: 'ouvrir-la-porte', champs: 'angles' }, 'There is no field "angles". Did you mean "angle"?'],
  [
    'operation',
    { nom: 'ouvrir-la-porte', name: 'a' },
    'The directive "operation" has no attribute "name". Choose one of: nom, montre, langage, statut, exemple, champs.',
  ],
  ['schema', { nom: 'Ouvertur' }, 'There is no schema "Ouvertur". Did you mean "Ouverture"?'],
  [
    'schema',
    { nom: 'Ouverture', champs: 'lieu.etage' },
    'The field "lieu.etage" is described on the page of the schema Lieu. Write ::schema{nom="Lieu" champs="etage"}.',
  ],
  ['schema', { nom: 'Ouverture', montre: 'corps' }, 'There is no part of a schema "corps". Did you mean "exemple"?'],
  [
    'schema',
    { nom: 'Direction', champs: 'nord' },
    'The schema "Direction" is a list of values. Remove `champs` and `montre`.',
  ],
  ['error', { code: 'porte-clos' }, 'There is no error "porte-clos". Did you mean "porte-close"?'],
])('reports ::%s %o', (directive, attributes, problem) => expect(write(directive, attributes)).toBe(problem));
