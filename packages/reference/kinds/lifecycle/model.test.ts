import { describe, expect, it } from 'vitest';
import { anyLinks, toRichText } from '@reliure/richtext';
import { toLifecycles } from './model.ts';

const link = { slug: 'ouvrir', title: 'Ouvrir', method: 'POST', path: '/ouverture' };

describe('toLifecycles', () => {
  it('reads states and transitions, with the operation or actor that performs each', () => {
    const document = {
      'x-lifecycles': {
        porte: {
          title: 'Porte',
          description: 'Vit.',
          states: { fermee: { title: 'Fermée', description: 'Close.' }, ouverte: { final: true } },
          transitions: {
            ouvrir: { title: 'Ouvrir', from: ['fermee'], to: 'ouverte', operation: 'ouvrir', condition: 'clé' },
            claquer: { from: ['ouverte'], to: ['fermee'], operation: null, by: 'le vent' },
          },
        },
      },
    };
    expect(toLifecycles({ document, operationsById: new Map([['ouvrir', link]]), links: anyLinks })).toEqual([
      {
        name: 'porte',
        slug: 'etats/porte',
        title: 'Porte',
        description: toRichText('Vit.'),
        states: [
          { code: 'fermee', title: 'Fermée', description: toRichText('Close.'), isFinal: false },
          { code: 'ouverte', title: 'ouverte', description: [], isFinal: true },
        ],
        transitions: [
          {
            title: 'Ouvrir',
            from: ['fermee'],
            to: ['ouverte'],
            condition: toRichText('clé'),
            operation: { slug: 'ouvrir', title: 'Ouvrir' },
          },
          { title: 'claquer', from: ['ouverte'], to: ['fermee'], condition: [], by: 'le vent' },
        ],
      },
    ]);
  });

  it('returns nothing for a contract without life cycles', () =>
    expect(toLifecycles({ document: {}, operationsById: new Map(), links: anyLinks })).toEqual([]));
});
