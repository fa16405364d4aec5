import { programProblems } from '../checks/guides/programs.ts';
import { readReference } from './contract.ts';
import { expect, test } from './test.ts';
import { readDocument, sitePages } from './sitePages.ts';

interface Data {
  readonly path: string;
  readonly type: string;
  readonly json: string;
}

function readData(path: string): readonly Data[] {
  const scripts = readDocument(path).matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g);
  return [...scripts].map(([, json = '']) => {
    const { '@type': type } = JSON.parse(json) as { readonly '@type': string };
    return { path, type, json };
  });
}

const all = sitePages.flatMap(readData);

function typesOf(path: string): readonly string[] {
  return all.filter((data) => data.path === path).map(({ type }) => type);
}

test('pages describe themselves to search engines', async () => {
  const { operations } = await readReference();
  for (const { slug } of operations)
    expect(typesOf(`/api/${slug}`).toSorted(), slug).toEqual(['APIReference', 'BreadcrumbList']);
  const guides = sitePages.filter((path) => path.startsWith('/docs/'));
  expect(guides.length).toBeGreaterThan(20);
  for (const path of guides) expect(typesOf(path), path).toContain('TechArticle');
  expect(typesOf('/docs/reperes/oxygene')).toContain('BreadcrumbList');
  expect(typesOf('/blog/welcome')).toEqual(['BlogPosting']);
});

test('what pages say to search engines has the types and properties of schema.org', { tag: '@full' }, () => {
  test.setTimeout(120_000);
  expect(all.length).toBeGreaterThan(400);
  expect(faultsOf(all)).toEqual([]);
});

/** Compiles data with the types of schema.org’s vocabulary, and returns what the compiler reports. */
function faultsOf(data: readonly Data[]): readonly string[] {
  const types = [...new Set(data.map(({ type }) => type))].join(', ');
  const source = [
    `import type { WithContext, ${types} } from 'schema-dts'; const values: unknown[] = [];`,
    ...data.map(({ json, type }) => `values.push(${json} satisfies WithContext<${type}>);`),
  ].join('\n');
  const problems = programProblems(new Map([['data', source]])).get('data') ?? [];
  return problems.map(({ line, message }) => `${data[line - 2]?.path ?? ''}: ${message}`);
}
