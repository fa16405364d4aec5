import { describe, expect, it } from 'vitest';
import { createAnchors, toRichText } from '@reliure/richtext';
import { toStateRules } from './states.ts';

const lifecycles = {
  door: {
    title: 'Porte',
    states: { open: { title: 'Ouverte' }, closed: { title: 'Fermée' } },
    transitions: {
      close: { from: 'open', to: ['closed'], condition: 'Sans vent' },
      paint: { from: ['open', 'broken'] },
    },
  },
};

describe('toStateRules', () => {
  it.each([
    [
      'a transition',
      { 'x-transitions': ['door/close'] },
      [
        {
          slug: 'etats/door',
          lifecycle: 'Porte',
          from: [{ code: 'open', title: 'Ouverte' }],
          to: [{ code: 'closed', title: 'Fermée' }],
          condition: toRichText('Sans vent'),
        },
      ],
    ],
    [
      'a transition without a target, from a state without a title',
      { 'x-transitions': ['door/paint'] },
      [
        {
          slug: 'etats/door',
          lifecycle: 'Porte',
          from: [
            { code: 'open', title: 'Ouverte' },
            { code: 'broken', title: 'broken' },
          ],
          to: [],
        },
      ],
    ],
    [
      'states of the operation itself',
      { 'x-states': { door: ['closed'] } },
      [{ slug: 'etats/door', lifecycle: 'Porte', from: [{ code: 'closed', title: 'Fermée' }], to: [] }],
    ],
    [
      'states of an undescribed life cycle',
      { 'x-states': { lamp: 'on' } },
      [{ lifecycle: 'lamp', from: [{ code: 'on', title: 'on' }], to: [] }],
    ],
    [
      'a transition that does not exist',
      { 'x-transitions': ['door/burn', 'lamp/on', 'door', 'door/constructor', 3] },
      [],
    ],
    ['nothing', {}, []],
  ])('reads %s', (_name, operation, want) =>
    expect(toStateRules(operation, lifecycles, createAnchors())).toEqual(want),
  );

  it('returns nothing without life cycles', () =>
    expect(toStateRules({ 'x-transitions': ['a/b'] }, undefined, createAnchors())).toEqual([]));
});
