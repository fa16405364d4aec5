import { expect, it } from 'vitest';
import { notAskedFor } from './notAskedFor';

const all = [
  './BaseUrlIssueBanner',
  '@theme/Footer/Logo',
  '@theme/Footer/Links/Simple',
  '@theme/Footer/Links/MultiColumn',
];

it.each([
  {
    name: 'columns of links',
    config: { baseUrlIssueBanner: false, themeConfig: { footer: { links: [{ title: 'A', items: [] }] } } },
    want: ['./BaseUrlIssueBanner', '@theme/Footer/Logo', '@theme/Footer/Links/Simple'],
  },
  {
    name: 'a row of links, and a logo',
    config: { baseUrlIssueBanner: true, themeConfig: { footer: { links: [{ to: '/' }], logo: { src: 'a.svg' } } } },
    want: ['@theme/Footer/Links/MultiColumn'],
  },
  {
    name: 'no footer',
    config: { baseUrlIssueBanner: true, themeConfig: {} },
    want: ['@theme/Footer/Logo', '@theme/Footer/Links/MultiColumn'],
  },
])('a configuration with $name leaves out $want', ({ config, want }) => {
  const patterns = notAskedFor(config);
  expect(all.filter((request) => patterns.some((pattern) => pattern.test(request)))).toEqual(want);
});
