import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import { serialize } from '@reliure/richtext';
import { createSchemaContext, toSchemaNode } from '@reliure/schema';
import { phrases, toContent } from '@reliure/page';
import { describeSchema } from './schema.ts';
import { links } from '@reliure/richtext/markdown/testing/links.ts';

const schemas = {
  Livre: {
    type: 'object',
    required: ['titre'],
    properties: { titre: { type: 'string', maxLength: 80 }, suite: { $ref: '#/components/schemas/Livre' } },
  },
  Chat: { type: 'object', properties: { type: { const: 'chat' }, ronronne: { type: 'boolean' } } },
  Chien: { type: 'object', properties: { type: { const: 'chien' } } },
};

function write(schema: unknown): string {
  const node = toSchemaNode(schema, 'corps', createSchemaContext(createResolve({ components: { schemas } })));
  return `\n${serialize(toContent([describeSchema(node, phrases('Corps'))], { links, level: 2 }))}`;
}

const fields = (properties: unknown, required: readonly string[] = []) =>
  write({ type: 'object', properties, required });

describe('describeSchema', () => {
  it('writes the type, bounds, badges, description, default, pattern and examples of a field', () =>
    expect(
      fields(
        {
          a: {
            type: ['string', 'null'],
            minLength: 1,
            maxLength: 20,
            pattern: '^a`b$',
            default: 'x',
            examples: ['x', 'y_z'],
            description: 'Un `nom`, lu dans [a](/api/ecrire).',
            readOnly: true,
            deprecated: true,
          },
          b: { type: 'integer', writeOnly: true },
          c: { type: 'string', description: 'A *name*', examples: ['d'] },
          e: { type: 'string', description: 'No stop, nothing after it' },
        },
        ['a'],
      ),
    ).toMatchInlineSnapshot(`
      "
      Corps (objet)

      - \`a\` (texte, 1 à 20 caractères ou nul ; obligatoire ; lecture seule ; obsolète) : Un \`nom\`, lu dans [a](https://site.example/api/ecrire.md). Par défaut : \`"x"\`. Expression régulière : \`\`^a\`b$\`\`. Exemples : \`"x"\`, \`"y_z"\`.
      - \`b\` (entier ; écriture seule)
      - \`c\` (texte) : A _name_. Exemple : \`"d"\`.
      - \`e\` (texte) : No stop, nothing after it
      "
    `));

  it('writes a description of several blocks below the field', () =>
    expect(
      fields({
        a: { type: 'string', description: 'Un.\n\nDeux.\n\n## Trois\n\n```js\na;\n```', examples: ['b'] },
        c: true,
      }),
    ).toMatchInlineSnapshot(`
      "
      Corps (objet)

      - \`a\` (texte) : Un. Exemple : \`"b"\`.

        Deux.

        **Trois**

        \`\`\`js
        a;
        \`\`\`
      - \`c\` (valeur quelconque)
      "
    `));

  it('nests the content of fields', () =>
    expect(
      fields({
        livre: { $ref: '#/components/schemas/Livre' },
        liste: { type: 'array', items: { type: 'object', properties: { a: { type: 'string' } } } },
        autres: { type: 'object', additionalProperties: { type: 'integer', minimum: 1 } },
        motifs: { type: 'object', patternProperties: { '^x-': { type: 'string' } }, additionalProperties: false },
        suite: { prefixItems: [{ type: 'string' }, { type: 'integer' }] },
        exclu: { not: { type: 'object', properties: { a: true } } },
      }),
    ).toMatchInlineSnapshot(`
      "
      Corps (objet)

      - \`livre\` (**Livre** · objet)
        - \`titre\` (texte, 80 caractères au plus ; obligatoire)
        - \`suite\` (**Livre** · objet)
          - Déjà décrit sur cette page : [Livre](https://site.example/api/lire#corps.livre)
      - \`liste\` (liste d’objets)
        - Chaque élément (objet)
          - \`a\` (texte)
      - \`autres\` (objet)
        - Tout autre champ (entier à partir de 1)
      - \`motifs\` (objet)
        - Champs dont le nom suit \`^x-\` (texte)
        - Aucun autre champ n’est permis.
      - \`suite\` (liste)
        - Éléments, dans cet ordre :
        - Élément 1 (texte)
        - Élément 2 (entier)
      - \`exclu\` (valeur quelconque)
        - À l’exclusion de (objet)
          - \`a\` (valeur quelconque)
      "
    `));

  it('lists coded values, with their meanings if there are any', () =>
    expect(
      fields({
        court: { enum: ['a', 1, null, ''] },
        long: {
          oneOf: [
            { const: 'a', title: 'Un', description: 'Le premier, `a`.' },
            { const: 'b', title: 'Deux' },
            { const: 'c', title: 'Trois', deprecated: true, 'x-since': '1.4' },
          ],
        },
      }),
    ).toMatchInlineSnapshot(`
      "
      Corps (objet)

      - \`court\` (valeur quelconque)
        - Valeurs : \`a\`, \`1\`, \`null\`, \`""\`
      - \`long\` (texte)
        - \`a\` — **Un** — Le premier, \`a\`.
        - \`b\` — **Deux**
        - \`c\` (obsolète, depuis 1.4) — **Trois**
      "
    `));

  it('lists variants', () =>
    expect(
      write({
        oneOf: [{ $ref: '#/components/schemas/Chat' }, { $ref: '#/components/schemas/Chien' }],
        discriminator: { propertyName: 'type' },
      }),
    ).toMatchInlineSnapshot(`
      "
      Corps (objet)

      - Une seule de ces formes, selon \`type\` :
        - **chat** (**Chat** · objet)
          - \`type\` (texte)
            - Valeurs : \`chat\`
          - \`ronronne\` (booléen)
        - **chien** (**Chien** · objet)
          - \`type\` (texte)
            - Valeurs : \`chien\`
      "
    `));

  it('describes conditions', () =>
    expect(
      write({
        type: 'object',
        properties: { a: { type: 'string' }, b: { type: 'string' } },
        if: { properties: { a: { const: 'x' } } },
        then: { required: ['b'] },
      }),
    ).toMatchInlineSnapshot(`
      "
      Corps (objet)

      - \`a\` (texte)
      - \`b\` (texte)
      - Si \`a\` vaut \`"x"\`, \`b\` est obligatoire.
      "
    `));
});
