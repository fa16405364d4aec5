import { expect, it } from 'vitest';
import { notAskedFor } from './notAskedFor';

const items = ['Html', 'Doc', 'DocsVersion', 'DocsVersionDropdown'].map(
  (type) => `@theme/NavbarItem/${type}NavbarItem`,
);
const all = [
  './BaseUrlIssueBanner',
  '@theme/Footer/Logo',
  '@theme/Footer/Links/Simple',
  '@theme/Footer/Links/MultiColumn',
  ...items,
];

it.each([
  {
    name: 'columns of links',
    config: { baseUrlIssueBanner: false, themeConfig: { footer: { links: [{ title: 'A', items: [] }] } } },
    want: ['./BaseUrlIssueBanner', '@theme/Footer/Logo', '@theme/Footer/Links/Simple', ...items],
  },
  {
    name: 'a row of links, and a logo',
    config: { baseUrlIssueBanner: true, themeConfig: { footer: { links: [{ to: '/' }], logo: { src: 'a.svg' } } } },
    want: ['@theme/Footer/Links/MultiColumn', ...items],
  },
  {
    name: 'items of all types, some in a menu',
    config: {
      baseUrlIssueBanner: true,
      themeConfig: {
        navbar: {
          items: [
            { type: 'doc', docId: 'intro' },
            { type: 'docsVersionDropdown', dropdownItemsAfter: [{ type: 'html', value: '<hr>' }] },
            { type: 'dropdown', items: [{ type: 'docsVersion' }] },
          ],
        },
      },
    },
    want: ['@theme/Footer/Logo', '@theme/Footer/Links/MultiColumn'],
  },
])('a configuration with $name leaves out $want', ({ config, want }) => {
  const patterns = notAskedFor(config);
  expect(all.filter((request) => patterns.some((pattern) => pattern.test(request)))).toEqual(want);
});
