import { describe, expect, it } from 'vitest';
import type { Scenario } from '@reliure/scenarios';
import { buildGuideLinks } from './guideLinks.ts';

describe('buildGuideLinks', () => {
  it('lists each guide once per operation', () => {
    const links = buildGuideLinks(
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
      '/api',
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

  it('lists the guide that is most about the operation first, and keeps the order of the others', () => {
    const guide = (name: string, body: string) => ({ title: name, path: `/docs/${name}`, body });
    const guides = [
      guide('tout', '[a](/api/creer) [b](/api/lire) [c](/api/clore)'),
      guide('presque-tout', '[a](/api/creer) [b](/api/lire) [c](/api/clore)'),
      guide('creer', '[a](/api/creer) [b](/api/creer) [c](/api/lire)'),
    ];
    const links = buildGuideLinks(guides, [], '/api').get('creer') ?? [];
    expect(links.map(({ title }) => title)).toEqual(['creer', 'tout', 'presque-tout']);
  });

  it('lists at most five guides', () => {
    const guides = Array.from({ length: 7 }, (_, index) => ({
      title: String(index),
      path: `/docs/${String(index)}`,
      body: '[a](/api/creer)',
    }));
    expect(buildGuideLinks(guides, [], '/api').get('creer')).toHaveLength(5);
  });

  it('lists the guide of a scenario for each operation that the scenario calls', () => {
    const operation = { slug: 'creer', title: 'Créer', method: 'POST', path: '/a' };
    const scenario = { name: 'suivi', steps: [{ operation }, { operation }] } as unknown as Scenario;
    const guide = { title: 'Suivi', path: '/docs/suivi', body: 'Texte.\n\n::scenario{nom="suivi"}\n' };
    expect([...buildGuideLinks([guide], [scenario], '/api')]).toEqual([
      ['creer', [{ title: 'Suivi', path: '/docs/suivi' }]],
    ]);
  });
});
