import { describe, expect, it } from 'vitest';
import { linkGuides } from './guideLinks';

describe('linkGuides', () => {
  it('names the guides of each operation once, in their order', () => {
    const links = linkGuides([
      { title: 'Visites', path: '/docs/visites', markdown: '[Créer](/api/creer) puis [créer](/api/creer#corps)' },
      { title: 'Premiers pas', path: '/docs/intro', markdown: 'Voir [Créer](/api/creer), [Lire](/api/lire "Lire").' },
      {
        title: 'Rien',
        path: '/docs/rien',
        markdown: 'Voir `/api/creer`, [la référence](/api) et [x](/apiculture/lire).',
      },
    ]);
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
});
