import { describe, expect, it } from 'vitest';
import { dependencyBreaches } from './dependencies';
import { plant, told } from './testing/plant';

const root = { devDependencies: ['vitest', '@types/mdast', '@apidoc/openapi'] };
const openapi = { 'packages/openapi/index.ts': '' };

function breachesOf(files: Readonly<Record<string, string>>, schema: object): readonly string[] {
  const { repository, imports } = plant({ ...openapi, ...files }, { '': root, 'packages/schema': schema });
  return told(dependencyBreaches(repository, imports));
}

describe('dependencyBreaches', () => {
  it.each([
    ['yaml', [], ['packages/schema/a.ts:1 "yaml/util" is not declared.'], 'yaml/util'],
    ['the client of Docusaurus', ['@docusaurus/core'], [], '@docusaurus/useBaseUrl'],
    ['what a theme provides', [], [], '@theme/Heading'],
    ['types that the root declares', [], [], 'mdast'],
    ['a declared package of the house', ['@apidoc/openapi'], [], '@apidoc/openapi'],
    ['another', [], ['packages/schema/a.ts:1 "@apidoc/openapi" is not declared.'], '@apidoc/openapi'],
    ['a tool of the root', [], ['packages/schema/a.ts:1 "vitest" is not declared.'], 'vitest'],
  ])('asks a package to declare what it ships: %s', (_what, dependencies, want, specifier) => {
    expect(breachesOf({ 'packages/schema/a.ts': `import '${specifier}';` }, { dependencies })).toEqual(want);
  });

  it.each([
    ['a tool of the root', [], [], 'vitest'],
    ['another package', [], ['packages/schema/a.test.ts:1 "@apidoc/openapi" is not declared.'], '@apidoc/openapi'],
    ['a declared one', ['@apidoc/openapi'], [], '@apidoc/openapi'],
  ])('lets tests use %s', (_what, devDependencies, want, specifier) => {
    expect(breachesOf({ 'packages/schema/a.test.ts': `import '${specifier}';` }, { devDependencies })).toEqual(want);
  });

  it.each([
    ['nothing uses', '', '', 'yaml is declared, but nothing uses it.'],
    ['only a test uses', '', "import 'yaml';", 'yaml is declared, but only tests use it.'],
  ])('finds what %s', (_what, source, test, want) => {
    const files = { 'packages/schema/a.ts': source, 'packages/schema/a.test.ts': test };
    expect(breachesOf(files, { dependencies: ['yaml'] })).toEqual([`packages/schema/package.json:1 ${want}`]);
  });

  it('counts what is named for Node.js to find', () => {
    const files = { 'packages/schema/a.ts': "require.resolve('yaml/browser');" };
    expect(breachesOf(files, { dependencies: ['yaml'] })).toEqual([]);
  });
});
