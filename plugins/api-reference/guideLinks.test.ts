import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../core/scenarios/types';
import { linkGuides } from './guideLinks';

describe('linkGuides', () => {
  it('names the guides of each operation once, in their order', () => {
    const links = linkGuides(
      [
        { title: 'Visites', path: '/docs/visites', body: '[Créer](/api/creer) puis [créer](/api/creer#corps)' },
        { title: 'Premiers pas', path: '/docs/intro', body: 'Voir [Créer](/api/creer), [Lire](/api/lire "Lire").' },
        {
          title: 'Rien',
          path: '/docs/rien',
          body: 'Voir `/api/creer`, [la référence](/api) et [x](/apiculture/lire).',
        },
      ],
      [],
    );
    expect([...links]).toEqual([
      [
        'creer',
        [
          { title: 'Visites', path: '/docs/visites' },
          { title: 'Premiers pas', path: '/docs/intro' },
        ],
      ],
      ['lire', [{ title: 'Premiers pas', path: '/docs/intro' }]],
    ]);
  });

  it('names the guide that tells a scenario beside each operation that it calls', () => {
    const operation = { slug: 'creer', title: 'Créer', method: 'POST', path: '/a' };
    const scenario = { name: 'suivi', steps: [{ operation }, { operation }] } as unknown as Scenario;
    const guide = { title: 'Suivi', path: '/docs/suivi', body: 'Texte.\n\n::scenario{nom="suivi"}\n' };
    expect([...linkGuides([guide], [scenario])]).toEqual([['creer', [{ title: 'Suivi', path: '/docs/suivi' }]]]);
  });
});
