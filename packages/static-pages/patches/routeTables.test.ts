import { mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PluginRouteConfig } from '@docusaurus/types';
import { beforeAll, describe, expect, it } from 'vitest';
import { installed } from '../bundle/installed.ts';
import { cutRoutes, tableReplacements, type RouteTables } from './routeTables.ts';

interface Codegen {
  readonly generateRouteFiles: (options: {
    readonly generatedFilesDir: string;
    readonly routes: readonly PluginRouteConfig[];
  }) => Promise<void>;
}

const plugin = { name: 'api-reference', id: 'default' };
const page = (path: string, component: string): PluginRouteConfig => ({
  ...{ path, component, exact: true, props: { path }, plugin },
});
const routes: readonly PluginRouteConfig[] = [
  { ...page('/blog', '@theme/Blog'), modules: { items: [{ content: '@site/blog/it’s.md' }] } },
  {
    ...{ path: '/api', component: '@theme/Frame', props: { groups: [] }, context: { one: '@site/one.json' }, plugin },
    routes: [page('/api', '@theme/Landing'), page("/api/l'appel", '@theme/Operation')],
  },
  { path: '/docs', component: '@theme/Docs', plugin, routes: [page('/docs/intro', '@theme/Doc')] },
  page('/api-bis', '@theme/Operation'),
];

let folder: string;
let tables: RouteTables;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tables-'));
  const codegen = createRequire(import.meta.url)(
    installed('@docusaurus/core/lib/server/codegen/codegenRoutes.js'),
  ) as Codegen;
  await codegen.generateRouteFiles({ generatedFilesDir: folder, routes });
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  tables = {
    'routes.js': read('routes.js'),
    'registry.js': read('registry.js'),
    'routesChunkNames.json': read('routesChunkNames.json'),
  };
});

describe('cutRoutes, with the tables that the installed Docusaurus writes', () => {
  it('removes all routes below one route', () => {
    const { 'routes.js': slim } = cutRoutes(tables, '/api');
    expect([...slim.matchAll(/"path": ("[^"]*")/g)].map(([, path]) => path)).toEqual(
      ['/blog', '/api', '/docs', '/docs/intro', '/api-bis', '*'].map((path) => JSON.stringify(path)),
    );
    expect(slim).toMatch(/"path": "\/api", "component": ComponentCreator\("\/api", "[0-9a-f]{3}"\)\}/);
    expect(slim).toContain('ComponentCreator("*")');
  });

  it('removes the routes below several routes', () => {
    const { 'routes.js': slim } = cutRoutes(cutRoutes(tables, '/api'), '/docs');
    expect([...slim.matchAll(/"path": ("[^"]*")/g)].map(([, path]) => path)).toEqual(
      ['/blog', '/api', '/docs', '/api-bis', '*'].map((path) => JSON.stringify(path)),
    );
  });

  it('keeps the modules of other routes, and the frame without its data', () => {
    const { 'registry.js': slim } = cutRoutes(tables, '/api');
    const modules = [...slim.matchAll(/import\(.*? "([^"]*)"\)/g)].map(([, module = '']) => module);
    expect(modules.toSorted()).toEqual([
      expect.stringMatching(/^@generated\/api-reference\/default\/p\/api-bis-/),
      expect.stringMatching(/^@generated\/api-reference\/default\/p\/blog-/),
      expect.stringMatching(/^@generated\/api-reference\/default\/p\/docs-intro-/),
      '@site/blog/it’s.md',
      '@site/one.json',
      '@theme/Blog',
      '@theme/Doc',
      '@theme/Docs',
      '@theme/Frame',
      '@theme/Operation',
    ]);
  });

  it('makes the frame and its context part of the first script', () => {
    const { 'registry.js': slim } = cutRoutes(tables, '/api');
    const first = [...slim.matchAll(/import\(\/\* webpackMode: "eager" \*\/ "([^"]*)"\)/g)].map(([, module]) => module);
    expect(new Set(first)).toEqual(new Set(['@site/one.json', '@theme/Frame']));
  });

  it('keeps only names of chunks that are in the registry', () => {
    const { 'registry.js': registry, 'routesChunkNames.json': names } = cutRoutes(tables, '/api');
    const chunks = [...names.matchAll(/:"([^"]*)"/g)].map(([, chunk]) => chunk ?? '');
    expect(new Set(chunks).size).toBe(10);
    for (const chunk of chunks) expect(registry).toContain(`  "${chunk}": [() => import(`);
    expect(Object.keys(JSON.parse(names) as object).filter((key) => key.startsWith('/api/'))).toEqual([]);
  });

  it('writes tables that replace those of Docusaurus', () => {
    const replacements = tableReplacements(folder, join(folder, 'slim'), ['/api']);
    expect(replacements.map(({ upstream }) => upstream)).toEqual(Object.keys(tables).map((file) => join(folder, file)));
    for (const { module } of replacements) expect(readFileSync(module, 'utf8')).not.toContain('Landing');
  });
});

describe('cutRoutes', () => {
  it.each<readonly [string, keyof RouteTables, (source: string) => string, RegExp]>([
    ['a route with another path', 'routes.js', (source) => source.replaceAll("'/api'", "'/apis'"), /exactly one route/],
    [
      'components under another key',
      'routes.js',
      (source) => source.replaceAll('component:', 'Component:'),
      /path and component/,
    ],
    [
      'routes under another key',
      'routes.js',
      (source) => source.replaceAll('routes:', 'children:'),
      /exactly one route/,
    ],
    [
      'routes that are not created by ComponentCreator',
      'routes.js',
      (source) => source.replaceAll('ComponentCreator(', 'lazy('),
      /cannot be read/,
    ],
    ['a value that is not a list', 'routes.js', () => 'export default {};\n', /not contain a list of routes/],
    ['other route keys', 'routesChunkNames.json', (source) => source.replaceAll('-', '_'), /not contain \/api/],
    ['lines in another format', 'registry.js', (source) => source.replaceAll('": [', '": {'), /a line for each name/],
    ['an empty registry', 'registry.js', () => 'export default {};\n', /a line for each name/],
  ])('rejects %s', (_, file, change, message) => {
    const changed = { ...tables, [file]: change(tables[file]) };
    expect(() => cutRoutes(changed, '/api')).toThrow(message);
    expect(() => cutRoutes(changed, '/api')).toThrow(/The installed version is @docusaurus\/core 3\./);
  });
});
