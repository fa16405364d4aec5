import { describe, expect, it } from 'vitest';
import { slimTable } from './slimTables';

const options = { landingPath: '/api' };

const routes = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/blog',
    component: ComponentCreator('/blog', '129'),
    exact: true
  },
  {
    path: '/api',
    component: ComponentCreator('/api', '925'),
    routes: [
      {
        path: '/api',
        component: ComponentCreator('/api', 'a8d'),
        exact: true
      },
      {
        path: '/api/creer',
        component: ComponentCreator('/api/creer', '106'),
        exact: true
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

const line = (chunk: string, module: string): string =>
  `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

describe('slimTable', () => {
  it('leaves one route in the place of all pages', () => {
    const slim = slimTable('routes.js', routes, options);
    expect(slim).toContain(`  {
    path: '/api',
    component: withStaticPages(ComponentCreator('/api', '925')),
  },
  {
    path: '*',`);
    expect(slim).not.toContain('/api/creer');
    expect(slim).toContain("path: '/blog'");
  });

  it('leaves the frame’s code, and neither data nor components of pages', () => {
    const source = `export default {
${line('a', '@generated/api-reference/default/p/api-creer-106.json')}
${line('b', '@apidoc/reference/views/ReferenceLayout')}
${line('c', '@theme/DocItem')}
${line('d', '@apidoc/reference/kinds/operation/OperationPage')}};
`;
    const slim = slimTable('registry.js', source, options);
    expect([...slim.matchAll(/^ {2}"(.)"/gm)].map(([, chunk]) => chunk)).toEqual(['b', 'c']);
    expect(slim.trimEnd().endsWith('};')).toBe(true);
    expect(slim).toContain('import(/* webpackChunkName: "c" */ "@theme/DocItem"), "", require');
    expect(slim).toContain('import(/* webpackMode: "eager" */ "@apidoc/reference/views/ReferenceLayout")');
  });

  it('leaves the frame’s chunks without its data', () => {
    const source = JSON.stringify({
      '/api-925': { __comp: 'b', __context: { plugin: 'x' }, __props: 'p' },
      '/api/creer-106': { __comp: 'd', __props: 'a' },
      '/apiculture-1': { __comp: 'e', __props: 'q' },
      '/api-bis-2': { __comp: 'f', __props: 'r' },
    });
    expect(JSON.parse(slimTable('routesChunkNames.json', source, options))).toEqual({
      '/api-925': { __comp: 'b', __context: { plugin: 'x' } },
      '/apiculture-1': { __comp: 'e', __props: 'q' },
      '/api-bis-2': { __comp: 'f', __props: 'r' },
    });
  });

  it.each([
    ['routes.js', 'export default [];\n'],
    ['registry.js', 'export default {};\n'],
    ['other.js', ''],
  ])('refuses a %s that it does not understand', (file, source) => {
    expect(() => slimTable(file, source, options)).toThrow(/Compare the two/);
  });
});
