import { describe, expect, it } from 'vitest';
import { compareContracts } from '../compareContracts.ts';
import { toShape } from '../shape/shape.ts';
import { contractWith } from '../../testing/contracts.ts';

const schemas = (discriminator: object | undefined) => ({
  Ordre: {
    oneOf: [{ $ref: '#/components/schemas/Chat' }, { $ref: '#/components/schemas/Chien' }],
    ...(discriminator && { discriminator }),
  },
  Chat: { type: 'object' },
  Chien: { type: 'object' },
});
const by = (propertyName: string, mapping?: object) => ({ propertyName, ...(mapping && { mapping }) });
const compare = (before: object | undefined, after: object | undefined) =>
  compareContracts(
    toShape(contractWith({ schemas: schemas(before) })),
    toShape(contractWith({ schemas: schemas(after) })),
  ).map(({ kind, severity, before: was, after: is }) => [severity, kind, was, is].join(' '));

describe('compareDiscriminators', () => {
  it.each<readonly [string, object | undefined, object | undefined, readonly string[]]>([
    [
      'another property',
      by('nature'),
      by('espece'),
      ['breaking rule-changed discriminator: nature discriminator: espece'],
    ],
    [
      'another value for a variant',
      by('nature', { chat: 'Chat', chien: 'Chien' }),
      by('nature', { felin: '#/components/schemas/Chat', chien: 'Chien' }),
      ['breaking values-replaced discriminator: chat discriminator: felin'],
    ],
    [
      'swapped values',
      by('nature', { a: 'Chat', b: 'Chien' }),
      by('nature', { a: 'Chien', b: 'Chat' }),
      ['breaking values-replaced discriminator: a, b discriminator: a, b'],
    ],
    [
      'a removed value of a variant',
      by('nature', { chat: 'Chat', minet: 'Chat' }),
      by('nature', { chat: 'Chat' }),
      ['breaking rule-tightened discriminator: minet '],
    ],
    [
      'an added value of a variant',
      by('nature', { chat: 'Chat' }),
      by('nature', { chat: 'Chat', minet: 'Chat' }),
      ['compatible rule-relaxed  discriminator: minet'],
    ],
    ['an explicit mapping to the default values', by('nature'), by('nature', { chat: 'Chat' }), []],
    [
      'a name of a variant that is not mapped in the other state',
      by('nature', { chat: 'Chat', lion: 'Lion' }),
      by('espece', { chat: 'Chat' }),
      ['breaking rule-changed discriminator: nature discriminator: espece'],
    ],
    ['a new discriminator', undefined, by('nature'), ['breaking rule-added  discriminator: nature']],
    ['a removed discriminator', by('nature'), undefined, ['compatible rule-removed discriminator: nature ']],
  ])('returns the changes for %s', (_fact, before, after, want) => expect(compare(before, after)).toEqual(want));
});
