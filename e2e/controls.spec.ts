import { actAtEachMoment } from './atEachMoment.ts';
import { expect } from './test.ts';

actAtEachMoment({
  path: '/docs/intro',
  controls: [
    {
      name: 'the announcement',
      act: (page) => page.getByRole('button', { name: 'Fermer l’annonce' }).click(),
      check: (page) => expect(page.getByRole('button', { name: 'Fermer l’annonce' })).toBeHidden(),
    },
    {
      name: 'a category of the sidebar',
      act: (page) => page.getByRole('button', { name: /catégorie 'Scénarios'|Scénarios/ }).click(),
      check: (page) =>
        expect(page.getByRole('complementary').getByRole('link', { name: 'Trouver porte close' })).toBeVisible(),
    },
    {
      name: 'the menu of languages',
      act: (page) => page.getByRole('button', { name: 'Français' }).click(),
      check: (page) => expect(page.getByRole('button', { name: 'Français' })).toHaveAttribute('aria-expanded', 'true'),
    },
  ],
});
