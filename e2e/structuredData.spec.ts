import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
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
  const folder = mkdtempSync(join('test-results', 'structured-data-'));
  const file = join(folder, 'data.ts');
  const types = [...new Set(data.map(({ type }) => type))];
  const lines = data.map(({ json, type }) => `values.push(${json} satisfies WithContext<${type}>);`);
  const header = `import type { WithContext, ${types.join(', ')} } from 'schema-dts';\nconst values: unknown[] = [];`;
  writeFileSync(file, [header, ...lines].join('\n'));
  try {
    const program = ts.createProgram([file], {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ESNext,
    });
    return ts.getPreEmitDiagnostics(program).map(({ messageText, start = 0, file: source }) => {
      const line = source?.getLineAndCharacterOfPosition(start).line ?? 0;
      return `${data[line - 2]?.path ?? file}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
