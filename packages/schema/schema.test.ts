import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import { schemaExamples, toSchemaNode } from './schema.ts';
import { createSchemaContext } from './schemaContext.ts';
import { outline } from './testing/outline.ts';

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const schemas = {
  Note: { type: 'object', properties: { text: { type: 'string', description: 'Mot' }, parent: to('Note') } },
  Kind: { enum: ['a', 'b'] },
  Code: { type: 'string' },
  Any: true,
  Never: false,
};

const variants = {
  Parent: { required: ['t'], properties: { t: { type: 'string' } }, discriminator: { propertyName: 't' } },
  First: { allOf: [to('Parent'), { properties: { a: { type: 'integer' } } }] },
  Second: { allOf: [to('First')], properties: { b: { type: 'string' } } },
};
const mapped = (mapping: unknown) => ({
  ...variants,
  Parent: { ...variants.Parent, discriminator: { propertyName: 't', mapping } },
});
/** The variants of a schema, each with its value. */
const variantsOf = (schema: unknown, more: Readonly<Record<string, unknown>>) =>
  node(schema, more).parts.flatMap((part) =>
    part.kind === 'variants' ? part.variants.map(({ node: { name }, value }) => `${name} ${value}`) : [],
  );

const node = (schema: unknown, more: Readonly<Record<string, unknown>> = {}, budget?: number) =>
  toSchemaNode(
    schema,
    'corps',
    createSchemaContext(
      createResolve({ components: { schemas: { ...schemas, ...more } } }),
      budget === undefined ? {} : { nodes: budget },
    ),
  );
const lines = (schema: unknown, more?: Readonly<Record<string, unknown>>, budget?: number) =>
  `\n${outline(node(schema, more, budget))}\n`;

describe('toSchemaNode', () => {
  it.each([
    ['true', true, 'valeur quelconque'],
    ['an empty schema', {}, 'valeur quelconque'],
    ['`undefined`', undefined, 'valeur quelconque'],
    ['a reference to true', to('Any'), 'Any · valeur quelconque'],
    ['false', false, 'aucune valeur permise'],
    ['a reference to false', to('Never'), 'Never · aucune valeur permise'],
    ['`not: {}`', { not: {} }, 'aucune valeur permise'],
    ['an implied object', { properties: {}, additionalProperties: {} }, 'objet\n  {} #corps.*: valeur quelconque'],
    ['an implied text', { maxLength: 3 }, 'texte, 3\u00a0caractères au plus'],
    ['an implied date', { format: 'date' }, 'date (AAAA-MM-JJ)'],
    ['an implied number', { exclusiveMinimum: 0 }, 'nombre supérieur à 0'],
    ['an implied list', { minItems: 1 }, 'liste, au moins 1\u00a0élément'],
    ['a text or number, which is not implied', { maxLength: 3, minimum: 1 }, 'valeur quelconque'],
    ['null', { type: 'null' }, 'nul'],
    ['a text or null, 3.1', { type: ['string', 'null'] }, 'texte ou nul'],
    ['a text or null, 3.0', { type: 'string', nullable: true }, 'texte ou nul'],
    ['a component or null, 3.0', { allOf: [to('Kind')], nullable: true }, 'Kind · texte ou nul\n  values "a", "b"'],
    ['values or null, 3.0', { type: 'string', enum: ['a'], nullable: true }, 'texte ou nul\n  values "a"'],
    [
      'a choice or null, 3.0',
      { oneOf: [to('Kind'), to('Code')], nullable: true },
      'texte ou nul\n  oneOf\n  | Kind: Kind · texte\n    values "a", "b"\n  | Code: Code · texte',
    ],
    ['a component or null', { anyOf: [to('Kind'), { type: 'null' }] }, 'Kind · texte ou nul\n  values "a", "b"'],
    ['a constant', { const: 3 }, 'entier\n  values 3'],
    ['a constant null', { const: null }, 'nul'],
    ['null as the only value, 3.0', { nullable: true, enum: [null] }, 'nul'],
    ['null as a constant, 3.0', { nullable: true, const: null }, 'nul'],
    [
      'null as a variant, 3.0',
      {
        oneOf: [
          { nullable: true, enum: [null] },
          { type: 'object', properties: {} },
        ],
      },
      'objet ou nul',
    ],
    [
      'what a text contains',
      {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: { properties: { a: { type: 'integer' } } },
      },
      'texte (application/json)\n  Contenu du texte\u00a0: objet\n    a #corps.a: entier',
    ],
    ['values of one type and null', { enum: ['a', null] }, 'texte\n  values "a", null'],
    ['values of several types', { enum: ['a', 1] }, 'valeur quelconque\n  values "a", 1'],
    ['named constants', { oneOf: [{ const: 'a', title: 'Un' }, { const: 'b' }] }, 'texte\n  values "a" Un, "b"'],
    ['a list', { type: 'array', items: { type: 'string' } }, 'liste de textes'],
    [
      'a list of bounded texts',
      { items: { type: 'string', maxLength: 3 } },
      'liste de textes\n  [] texte, 3\u00a0caractères au plus',
    ],
    [
      'a list of bounded numbers',
      { items: { type: 'number', minimum: -90, maximum: 90 } },
      'liste de nombres\n  [] nombre de −90 à 90',
    ],
    [
      'a list of texts of a format',
      { items: { type: 'string', format: 'siret' } },
      'liste de textes\n  [] texte (siret)',
    ],
    ['a list of several types', { items: { type: ['string', 'integer'] } }, 'liste\n  [] texte ou entier'],
    ['a list of a plain component', { items: to('Code') }, 'liste de Code\n  [] Code · texte'],
    ['a list of texts or nulls', { items: { type: ['string', 'null'] } }, 'liste de textes\n  [] texte ou nul'],
    ['a list of a component', { items: to('Kind') }, 'liste de Kind\n  [] Kind · texte\n    values "a", "b"'],
    ['a list of anything', { type: 'array', items: true }, 'liste'],
    [
      'a tuple',
      { prefixItems: [{ type: 'string' }, true], items: false },
      'liste\n  [0] texte\n  [1] valeur quelconque\n  rule Aucun autre élément n’est permis.',
    ],
    ['a map', { additionalProperties: { type: 'integer' } }, 'objet\n  {} #corps.*: entier'],
    [
      'a map by pattern',
      { patternProperties: { '^x-': {}, '^y': false } },
      'objet\n  {^x-} #corps.*: valeur quelconque\n  {^y} #corps.*-2: aucune valeur permise',
    ],
    ['an open object', { type: 'object', additionalProperties: true }, 'objet'],
    ['an empty object', { type: 'object', additionalProperties: false }, 'objet\n  closed'],
    ['an exclusion', { type: 'string', not: { const: 'a' } }, 'texte\n  not texte\n    values "a"'],
    [
      'a choice of required fields',
      { anyOf: [{ required: ['a'] }, { required: ['b'] }] },
      'objet\n  anyOf\n  | Variante 1: objet\n    rule a est obligatoire.\n  | Variante 2: objet\n    rule b est obligatoire.',
    ],
    [
      'a choice of types',
      { oneOf: [{ type: 'string' }, { type: 'integer', title: 'Rang' }] },
      'texte ou entier\n  oneOf\n  | Variante 1: texte\n  | Rang: entier',
    ],
    [
      'a choice of boolean schemas',
      { anyOf: [true, false] },
      'valeur quelconque\n  anyOf\n  | Variante 1: valeur quelconque\n  | Variante 2: aucune valeur permise',
    ],
  ])('shows %s', (_name, schema, want) => expect(outline(node(schema))).toBe(want));

  it('returns annotations', () => {
    const schema = {
      type: 'string',
      pattern: '^a',
      readOnly: true,
      writeOnly: true,
      deprecated: true,
      default: null,
      examples: ['a', 1],
    };
    expect(node(schema)).toEqual({
      type: 'texte',
      patterns: ['^a'],
      readOnly: true,
      writeOnly: true,
      deprecated: true,
      default: 'null',
      examples: ['"a"', '1'],
      parts: [],
    });
  });

  it('merges allOf and gives each field an anchor', () => {
    const schema = { allOf: [to('Note'), { required: ['text', 'own'], properties: { own: { type: 'boolean' } } }] };
    expect(lines(schema)).toMatchInlineSnapshot(`
      "
      objet
        text* #corps.text: texte “Mot”
        parent #corps.parent: Note · objet
          text #corps.parent.text: texte “Mot”
          parent #corps.parent.parent: Note · objet
            → Note #corps.parent
        own* #corps.own: booléen
      "
    `);
  });

  it('expands a recursive component once', () =>
    expect(lines(to('Note'))).toMatchInlineSnapshot(`
    "
    Note · objet
      text #corps.text: texte “Mot”
      parent #corps.parent: Note · objet
        → Note #corps
    "
  `));

  it('stops at a recursion through merged schemas', () => {
    const A = { allOf: [to('B'), { properties: { next: { description: 'Nearer' } } }] };
    const B = { properties: { next: to('A'), near: { allOf: [to('A')], description: 'The 3.0 way' } } };
    expect(lines(to('A'), { A, B })).toMatchInlineSnapshot(`
      "
      A · objet
        next #corps.next: A · objet “Nearer”
          → A #corps
        near #corps.near: A · objet “The 3.0 way”
          → A #corps
      "
    `);
  });

  it('expands two structures that include the same component', () => {
    const A = {
      properties: {
        one: { allOf: [to('A')], properties: { x: {} } },
        two: { allOf: [to('A')], properties: { y: {} } },
      },
    };
    expect(lines(to('A'), { A })).toMatchInlineSnapshot(`
      "
      A · objet
        one #corps.one: objet
          one #corps.one.one: objet
            → one #corps.one
          two #corps.one.two: objet
            one #corps.one.two.one: objet
              → one #corps.one
            two #corps.one.two.two: objet
              → two #corps.one.two
            y #corps.one.two.y: valeur quelconque
          x #corps.one.x: valeur quelconque
        two #corps.two: objet
          one #corps.two.one: objet
            one #corps.two.one.one: objet
              → one #corps.two.one
            two #corps.two.one.two: objet
              → two #corps.two
            x #corps.two.one.x: valeur quelconque
          two #corps.two.two: objet
            → two #corps.two
          y #corps.two.y: valeur quelconque
      "
    `);
  });

  it('shows each variant without its parent’s choice', () => {
    const more = {
      Pet: {
        oneOf: [to('Cat'), to('Dog')],
        discriminator: { propertyName: 'kind', mapping: { miaou: 'Cat' } },
        properties: { kind: { type: 'string' } },
      },
      Cat: { allOf: [to('Pet'), { properties: { lives: { type: 'integer' } } }] },
      Dog: { title: 'Chien', allOf: [to('Pet')] },
    };
    expect(lines(to('Pet'), more)).toMatchInlineSnapshot(`
      "
      Pet · objet
        kind #corps.kind: texte
        oneOf by kind
        | miaou (miaou): Cat · objet
          kind #corps.Cat.kind: texte
          lives #corps.Cat.lives: entier
        | Chien (Dog): Dog · objet
          → Pet #corps
      "
    `);
  });

  it('returns the variants of a discriminator without oneOf', () => {
    const more = {
      Pet: {
        discriminator: { propertyName: 'kind', mapping: { a: '#/components/schemas/Cat', b: 'Cat' } },
        properties: { kind: {} },
      },
      Cat: { allOf: [to('Pet'), { properties: { lives: { type: 'integer' } } }] },
    };
    expect(lines(to('Pet'), more)).toMatchInlineSnapshot(`
      "
      Pet · objet
        kind #corps.kind: valeur quelconque
        oneOf by kind
        | a, b (a, b): Cat · objet
          kind #corps.Cat.kind: valeur quelconque
          lives #corps.Cat.lives: entier
      "
    `);
  });

  it('expands each structure once when the budget is exceeded', () => {
    const more = {
      A: { properties: { b: to('B'), c: to('C') } },
      B: { properties: { c: to('C') } },
      C: { properties: { x: { type: 'string' } } },
    };
    expect(lines(to('A'), more)).toMatchInlineSnapshot(`
      "
      A · objet
        b #corps.b: B · objet
          c #corps.b.c: C · objet
            x #corps.b.c.x: texte
        c #corps.c: C · objet
          x #corps.c.x: texte
      "
    `);
    expect(lines(to('A'), more, 0)).toMatchInlineSnapshot(`
      "
      A · objet
        b #corps.b: B · objet
          c #corps.b.c: C · objet
            x #corps.b.c.x: texte
        c #corps.c: C · objet
          → C #corps.b.c
      "
    `);
  });

  describe('with pages for the components', () => {
    const more = {
      A: { properties: { b: to('B'), kind: to('Kind'), inline: { properties: { c: to('C'), self: to('A') } } } },
      B: { properties: { c: to('C') } },
      C: { properties: { x: { type: 'string' } } },
    };
    const slugs = new Map(['A', 'B', 'C', 'Kind'].map((name) => [name, `schemas/${name}`]));
    const linked = (limits: { readonly nodes?: number; readonly depth?: number }) => {
      const resolve = createResolve({ components: { schemas: { ...schemas, ...more } } });
      return `\n${outline(toSchemaNode(to('A'), 'corps', createSchemaContext(resolve, { slugs, ...limits })))}\n`;
    };

    it('returns the slug of each component’s page', () => {
      const resolve = createResolve({ components: { schemas: { ...schemas, ...more } } });
      const context = createSchemaContext(resolve, { slugs });
      expect(toSchemaNode(to('B'), 'corps', context).slug).toBe('schemas/B');
      expect(toSchemaNode({ type: 'string' }, 'corps', context)).not.toHaveProperty('slug');
    });

    it('links to the pages of components that are too deep, except lists of values', () =>
      expect(linked({ depth: 1 })).toMatchInlineSnapshot(`
        "
        A · objet
          b #corps.b: B · objet
            → its page
          kind #corps.kind: Kind · texte
            values "a", "b"
          inline #corps.inline: objet
            c #corps.inline.c: C · objet
              → its page
            self #corps.inline.self: A · objet
              → A #corps
        "
      `));

    it('links to the pages of components when the budget is exceeded', () =>
      expect(linked({ nodes: 3 })).toMatchInlineSnapshot(`
        "
        A · objet
          b #corps.b: B · objet
            c #corps.b.c: C · objet
              x #corps.b.c.x: texte
          kind #corps.kind: Kind · texte
            → its page
          inline #corps.inline: objet
            c #corps.inline.c: C · objet
              → C #corps.b.c
            self #corps.inline.self: A · objet
              → A #corps
        "
      `));

    it('expands all other components', () => expect(linked({})).not.toContain('its page'));
  });

  it.each([
    [
      'the fields of `then` and `else`',
      {
        properties: { kind: { type: 'string' } },
        if: { properties: { kind: { const: 'home' } } },
        then: {
          required: ['address'],
          properties: { address: { type: 'object', description: 'Where', properties: { zip: { example: '75011' } } } },
        },
        else: { properties: { phone: { type: 'string', title: 'Number' } } },
      },
      'objet\n  kind #corps.kind: texte\n  Si kind vaut "home"\u00a0: objet\n    address* #corps.address: objet “Where”\n' +
        '      zip #corps.address.zip: valeur quelconque such as "75011"\n  Sinon\u00a0: objet\n    phone #corps.phone: texte',
    ],
    [
      'an `else` alone',
      { if: { required: ['a'] }, else: { properties: { b: { description: 'B' } } } },
      'valeur quelconque\n  Sauf si a est présent\u00a0: objet\n    b #corps.b: valeur quelconque “B”',
    ],
    [
      'the contract’s words for a condition',
      {
        type: 'object',
        allOf: [{ description: 'Chez soi.', if: {}, then: { properties: { b: { description: 'B' } } } }],
      },
      'objet\n  Chez soi. objet\n    b #corps.b: valeur quelconque “B”',
    ],
    [
      'a nested condition',
      { if: { required: ['a'] }, then: { if: { required: ['b'] }, then: { required: ['c'] } } },
      'valeur quelconque\n  Si a est présent\u00a0: valeur quelconque\n    rule Si b est présent, c est obligatoire.',
    ],
    [
      'a schema that depends on a field',
      { type: 'object', dependentSchemas: { a: { properties: { b: { description: 'B' } } } } },
      'objet\n  Si a est présent\u00a0: objet\n    b #corps.b: valeur quelconque “B”',
    ],
    [
      'all exclusions',
      { type: 'string', allOf: [{ not: { const: 'a' } }, { not: { pattern: '^_' } }] },
      'texte\n  not texte\n    values "a"\n  not texte',
    ],
    [
      'names of values',
      { enum: [1, 2, 3], 'x-enum-varnames': ['LOW', 'HIGH'], 'x-enumDescriptions': { 1: 'Low' } },
      'entier\n  values 1 LOW, 2 HIGH, 3',
    ],
    [
      'names of the values that are left',
      { allOf: [{ enum: ['a', 'b'], 'x-enumNames': ['A', 'B'] }, { enum: ['b'] }] },
      'texte\n  values "b" B',
    ],
    ['null once: in a list', { type: ['string', 'null'], enum: ['a', null] }, 'texte ou nul\n  values "a"'],
    ['null once: alone, 3.0', { type: 'string', nullable: true, enum: [null] }, 'nul'],
    ['null once: in a choice, 3.0', { oneOf: [{ nullable: true, enum: [null] }, to('Code')] }, 'Code · texte ou nul'],
    ['null once: as a constant in a choice', { anyOf: [{ const: null }, to('Code')] }, 'Code · texte ou nul'],
    [
      'null once: in types and a choice',
      { type: ['string', 'null'], oneOf: [{ type: 'null' }, to('Code')] },
      'Code · texte ou nul',
    ],
    [
      'no value of bounds that contradict each other',
      { allOf: [{ type: 'integer', minimum: 5 }, { maximum: 3 }] },
      'aucune valeur permise',
    ],
  ])('shows %s, merged', (_name, schema, want) => expect(outline(node(schema))).toBe(want));

  it('returns the title and the external documentation, unless the component’s page has the title', () => {
    const externalDocs = { url: 'https://a.example/b', description: 'Guide' };
    expect(node({ title: 'T', externalDocs })).toMatchObject({
      title: 'T',
      documentation: { name: 'Guide', url: 'https://a.example/b' },
    });
    const resolve = createResolve({ components: { schemas: { Named: { title: 'N', type: 'string' } } } });
    const context = createSchemaContext(resolve, { slugs: new Map([['Named', 'schemas/Named']]) });
    expect(toSchemaNode(to('Named'), 'corps', context)).not.toHaveProperty('title');
    expect(toSchemaNode({ ...to('Named'), title: 'Own' }, 'corps', context).title).toBe('Own');
  });

  it('stops at a depth of fifty structures', () => {
    const chain = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`S${index}`, { properties: { next: to(`S${index + 1}`) } }]),
    );
    const depth = outline(node(to('S0'), chain)).split('\n').length;
    expect(depth).toBe(51);
  });
});

describe('schemaExamples', () => {
  it.each([
    [{ examples: [1, 2] }, [1, 2]],
    [{ example: null }, [null]],
    [{ example: 1, examples: [2] }, [2]],
    [{ examples: { a: 1 } }, []],
    [{}, []],
  ])('for %j, returns %j', (given, want) => expect(schemaExamples(given)).toEqual(want));
});

describe('toSchemaNode with a discriminator', () => {
  it.each([
    ['all that include it, by their names', to('Parent'), variants, ['First First', 'Second Second']],
    ['none of a child', to('First'), variants, []],
    ['none of a child of a child', to('Second'), variants, []],
    ['none of a child with more', { allOf: [to('First'), { title: 'T' }] }, variants, []],
    [
      'those of an included parent',
      { allOf: [to('Parent'), { title: 'T' }] },
      variants,
      ['First First', 'Second Second'],
    ],
    ['all, one by its mapping', to('Parent'), mapped({ x: 'Second' }), ['Second x', 'First First']],
    [
      'all, one by two values',
      to('Parent'),
      mapped({ x: 'First', y: to('First').$ref }),
      ['First x, y', 'Second Second'],
    ],
    [
      'one by its own constant',
      to('Parent'),
      { ...variants, Second: { allOf: [to('Parent'), { properties: { t: { const: 'two' } } }] } },
      ['First First', 'Second two'],
    ],
    [
      'all of a parent whose discriminator is in a part',
      to('Parent'),
      { ...variants, Parent: { allOf: [variants.Parent] } },
      ['First First', 'Second Second'],
    ],
    [
      'those that include an alias, or a part that includes it',
      to('Parent'),
      { ...variants, Other: to('Parent'), Third: { allOf: [{ allOf: [to('Other')] }, { properties: { c: {} } }] } },
      ['First First', 'Second Second', 'Third Third'],
    ],
    [
      'only those that `oneOf` lists',
      to('Parent'),
      { ...variants, Parent: { ...variants.Parent, oneOf: [to('Second')] } },
      ['Second Second'],
    ],
    ['none without a discriminator', to('Parent'), { ...variants, Parent: { properties: {} } }, []],
    ['each once in a circle', to('Parent'), { ...variants, Parent: { ...variants.Parent, allOf: [to('Second')] } }, []],
  ])('shows as variants %s', (_fact, schema, more, want) => expect(variantsOf(schema, more)).toEqual(want));
});
