import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import { compareSchemas } from './compareSchemas.ts';
import { toChangeLine } from '../../testing/changeLine.ts';

const resolve = createResolve({
  components: {
    schemas: {
      Chat: { type: 'object', properties: { miaule: { type: 'boolean' } } },
      Chien: { type: 'object', properties: { aboie: { type: 'boolean' } } },
      Lion: { type: 'object', properties: { rugit: { type: 'boolean' } } },
    },
  },
});
const compare = (before: unknown, after: unknown) =>
  compareSchemas(
    before,
    after,
    { owner: { kind: 'component', section: 'schemas', name: 'Animal' }, field: ['un'] },
    { resolveBefore: resolve, resolveAfter: resolve, direction: 'received', skipsSameSchemas: true },
  ).map(toChangeLine);

const toComponent = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const [chat, chien, lion] = [toComponent('Chat'), toComponent('Chien'), toComponent('Lion')];
const nothing = { type: 'null' };
const long = (minLength: number) => ({ minLength });

describe('compareVariants', () => {
  it.each<readonly [string, unknown, unknown, readonly string[]]>([
    ['a new choice', {}, { oneOf: [chat, chien] }, ['compatible rule-added Animal.un ( → oneOf)']],
    ['a removed choice', { anyOf: [chat, chien] }, {}, ['notable rule-removed Animal.un ( → oneOf)']],
    [
      'components that were added and removed, by their names',
      { oneOf: [chat, chien] },
      { oneOf: [lion, chat] },
      ['compatible variant-removed Animal.un (Chien → )', 'breaking variant-added Animal.un ( → Lion)'],
    ],
    [
      'other variants by their positions',
      { oneOf: [long(1), chat, long(2)] },
      { oneOf: [chat, long(1), long(3)] },
      ['compatible bound-tightened Animal.un (minLength: 2 → minLength: 3)'],
    ],
    [
      'removed variants that are not components',
      { oneOf: [chat, long(1), long(2)] },
      { oneOf: [chat, long(1)] },
      ['compatible variant-removed Animal.un'],
    ],
    [
      'variants of several choices as if they were one',
      { oneOf: [chat, chien], anyOf: [long(1), long(2)] },
      { oneOf: [chat, lion], anyOf: [long(1), long(1)] },
      [
        'compatible variant-removed Animal.un (Chien → )',
        'breaking variant-added Animal.un ( → Lion)',
        'notable bound-widened Animal.un (minLength: 2 → minLength: 1)',
      ],
    ],
    [
      'a choice beside coded values',
      { oneOf: [chat, chien], anyOf: [{ const: 'a' }] },
      { oneOf: [chat, lion], anyOf: [{ const: 'a' }, { const: 'b' }] },
      ['compatible variant-removed Animal.un (Chien → )', 'breaking variant-added Animal.un ( → Lion)'],
    ],
    [
      'a component that may be `null`',
      chat,
      { oneOf: [chat, nothing] },
      ['breaking variant-added Animal.un ( → null)'],
    ],
    [
      'a choice that may no longer be `null`',
      { oneOf: [chat, chien, nothing] },
      { oneOf: [chat, chien] },
      ['compatible variant-removed Animal.un (null → )'],
    ],
    ['another order of components', { oneOf: [chat, chien] }, { oneOf: [chien, chat] }, []],
  ])('compares %s', (_fact, before, after, want) => expect(compare(before, after)).toEqual(want));
});
