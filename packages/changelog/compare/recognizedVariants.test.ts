import { describe, expect, it } from 'vitest';
import { changeLines } from '../testing/changeLine.ts';
import { contractOf, contractWith } from '../testing/contracts.ts';

const text = { type: 'string' };
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const card = object({ numero: text, titulaire: text }, { required: ['numero'] });
const transfer = object({ iban: text, bic: text }, { required: ['iban'] });
const cash = object({ devise: text, montant: { type: 'number' } });
const longCard = object({ numero: { ...text, maxLength: 16 }, titulaire: text }, { required: ['numero'] });
const kind = (nature: string, more: object) => object({ nature: { const: nature }, ...more }, { required: ['nature'] });
const titled = (title: string, schema: object) => ({ title, ...schema });

const shared = { Carte: card, Virement: transfer, Especes: cash, CarteLongue: longCard };
const withField = (schema: unknown, direction: 'sent' | 'received') =>
  contractWith({
    schemas: {
      ...shared,
      ...(direction === 'sent' ? { Ordre: object({ a: schema }) } : { Piece: object({ a: schema }) }),
    },
  });

const tightened = (severity: string, owner: string) =>
  `${severity} bound-tightened ${owner}.a.numero ( → maxLength: 16)`;

describe('compareContracts', () => {
  it.each<readonly [string, unknown, unknown, readonly string[], readonly string[]]>([
    [
      'one component more beside an inline schema',
      card,
      { anyOf: [to('Carte'), to('Virement')] },
      ['compatible variant-added Ordre.a ( → Virement)'],
      ['breaking variant-added Piece.a ( → Virement)'],
    ],
    [
      'two variants more',
      card,
      { oneOf: [transfer, cash, card] },
      ['compatible variant-added Ordre.a', 'compatible variant-added Ordre.a'],
      ['breaking variant-added Piece.a', 'breaking variant-added Piece.a'],
    ],
    [
      'only one of two variants',
      { oneOf: [card, transfer] },
      transfer,
      ['breaking variant-removed Ordre.a'],
      ['compatible variant-removed Piece.a'],
    ],
    ['another order', { oneOf: [card, transfer, cash] }, { oneOf: [cash, card, transfer] }, [], []],
    [
      'another order of all variants that change',
      { oneOf: [card, transfer] },
      { oneOf: [transfer, longCard] },
      [tightened('breaking', 'Ordre')],
      [tightened('compatible', 'Piece')],
    ],
    [
      'a title',
      { oneOf: [titled('Carte', card), titled('Virement', transfer)] },
      { oneOf: [titled('Virement', transfer), titled('Espèces', cash), titled('Carte', card)] },
      ['compatible variant-added Ordre.a ( → Espèces)'],
      ['breaking variant-added Piece.a ( → Espèces)'],
    ],
    [
      'the same title of other content',
      { oneOf: [titled('A', object({ a: text })), titled('B', card)] },
      { oneOf: [titled('B', card), titled('A', object({ b: text }))] },
      ['breaking removed Ordre.a.a', 'compatible optional-added Ordre.a.b'],
      ['notable optional-removed Piece.a.a', 'compatible optional-added Piece.a.b'],
    ],
    [
      'a constant that recognizes a variant',
      { oneOf: [kind('a', { x: text }), kind('b', { y: text })] },
      { oneOf: [kind('b', { z: text }), kind('a', { x: text })] },
      ['breaking removed Ordre.a.y', 'compatible optional-added Ordre.a.z'],
      ['notable optional-removed Piece.a.y', 'compatible optional-added Piece.a.z'],
    ],
    [
      'another constant of the same content',
      { oneOf: [kind('a', { x: text }), kind('b', { x: text })] },
      { oneOf: [kind('a', { x: text }), kind('c', { x: text })] },
      ['breaking variant-removed Ordre.a', 'compatible variant-added Ordre.a'],
      ['compatible variant-removed Piece.a', 'breaking variant-added Piece.a'],
    ],
    [
      'a component instead of one with the same content and more',
      { oneOf: [to('Carte'), to('Virement')] },
      { oneOf: [to('Virement'), to('CarteLongue')] },
      [tightened('breaking', 'Ordre')],
      [tightened('compatible', 'Piece')],
    ],
    [
      'a rule about fields',
      object({ x: text }),
      object({ x: text }, { oneOf: [{ required: ['x'] }, { required: ['y'] }] }),
      ['breaking rule-added Ordre.a ( → oneOf)'],
      ['compatible rule-added Piece.a ( → oneOf)'],
    ],
    [
      'another type beside text',
      text,
      { oneOf: [text, card] },
      ['compatible type-widened Ordre.a (string → object, string)'],
      ['breaking type-widened Piece.a (string → object, string)'],
    ],
  ])('recognizes variants by what they are: %s', (_fact, before, after, sent, received) => {
    const lines = (direction: 'sent' | 'received') =>
      changeLines(withField(before, direction), withField(after, direction));
    expect([...lines('sent')].sort()).toEqual([...sent].sort());
    expect([...lines('received')].sort()).toEqual([...received].sort());
  });

  const selected = (variants: readonly string[], mapping?: object) => ({
    oneOf: variants.map(to),
    discriminator: { propertyName: 'nature', ...(mapping && { mapping }) },
  });

  it.each<readonly [string, object, object, readonly string[]]>([
    [
      'another component for the same value',
      selected(['Carte', 'Virement'], { c: 'Carte', v: 'Virement' }),
      selected(['Virement', 'CarteLongue'], { c: 'CarteLongue', v: 'Virement' }),
      ['breaking bound-tightened Ordre.numero ( → maxLength: 16)'],
    ],
    [
      'another value for the same content',
      selected(['Carte', 'Virement']),
      selected(['CarteLongue', 'Virement']),
      ['breaking variant-removed Ordre (Carte → )', 'compatible variant-added Ordre ( → CarteLongue)'],
    ],
    ['another order', selected(['Carte', 'Virement']), selected(['Virement', 'Carte']), []],
  ])('recognizes variants by the value that selects them: %s', (_fact, before, after, want) =>
    expect(
      changeLines(
        contractWith({ schemas: { ...shared, Ordre: before } }),
        contractWith({ schemas: { ...shared, Ordre: after } }),
      ),
    ).toEqual(want),
  );

  const animal = object({ nature: text }, { required: ['nature'], discriminator: { propertyName: 'nature' } });
  const kindOf = (parent: string, more: object) => ({ allOf: [to(parent), object(more)] });
  const [cat, dog, puppy] = [
    kindOf('Animal', { x: text }),
    kindOf('Animal', { y: text }),
    kindOf('Chien', { z: text }),
  ];

  it.each<readonly [string, object, object, string, string]>([
    [
      'a new one',
      { Chat: cat },
      { Chat: cat, Chien: dog },
      'compatible variant-added Animal ( → Chien)',
      'breaking variant-added Animal ( → Chien)',
    ],
    [
      'a removed one',
      { Chat: cat, Chien: dog },
      { Chat: cat },
      'breaking variant-removed Animal (Chien → )',
      'compatible variant-removed Animal (Chien → )',
    ],
    [
      'one of another',
      { Chien: dog },
      { Chien: dog, Chiot: puppy },
      'compatible variant-added Animal ( → Chiot)',
      'breaking variant-added Animal ( → Chiot)',
    ],
  ])(
    'compares the components that include a schema with a discriminator: %s',
    (_fact, before, after, sent, received) => {
      const lines = (schemas: (own: object) => object) =>
        changeLines(
          contractWith({ schemas: { Animal: animal, ...schemas(before) } }),
          contractWith({ schemas: { Animal: animal, ...schemas(after) } }),
        );
      expect(lines((own) => ({ ...own, Ordre: object({ a: to('Animal') }) }))).toEqual([sent]);
      expect(lines((own) => ({ ...own, Piece: object({ a: to('Animal') }) }))).toEqual([received]);
      expect(lines((own) => own)).toEqual([]);
    },
  );

  it('reports a new component with a mapping once', () => {
    const mapped = (mapping: object) => ({ ...animal, discriminator: { propertyName: 'nature', mapping } });
    const contract = (schemas: object) => contractWith({ schemas: { Piece: to('Animal'), Chat: cat, ...schemas } });
    expect(
      changeLines(
        contract({ Animal: mapped({ c: '#/components/schemas/Chat' }) }),
        contract({ Animal: mapped({ c: 'Chat', d: '#/components/schemas/Chien' }), Chien: dog }),
      ),
    ).toEqual(['breaking variant-added Animal ( → Chien)']);
  });

  it('does not count a discriminator by what clients had to send anyway', () => {
    const variants = { oneOf: [kind('a', { x: text }), kind('b', { y: text })] };
    const after = { ...variants, discriminator: { propertyName: 'nature' } };
    expect(changeLines(contractOf('sent', variants), contractOf('sent', after))).toEqual([
      'compatible detail-changed Ordre ( → discriminator: nature)',
    ]);
  });
});
