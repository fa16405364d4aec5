// How files and packages may import one another: `npm run lint`; with the tool alone, `npx depcruise packages`.
import { readFileSync } from 'node:fs';

/**
 * The floors of the house, the highest first: what a package ships imports only packages of floors below its own. A new
 * package is added here. `mock` stands at the top because nothing that ships imports it.
 */
export const floors = [
  ['publish', 'mock'],
  ['exports', 'search'],
  ['reference'],
  ['changelog', 'scenarios'],
  ['samples', 'guides'],
  ['schema', 'theme'],
  ['richtext', 'browser'],
  ['docusaurus'],
  ['openapi'],
];

/** What does not ship: tests, what helps them (`testing/`), and what runs samples and scenarios (`run/`). */
export const tests = '[.](?:test|spec)[.][cm]?tsx?$|/(?:testing|run)/';

/** What Docusaurus's client offers, under names that its bundler resolves. @see https://docusaurus.io/docs/docusaurus-core */
const client = '^@docusaurus/(?:[A-Z]|use[A-Z]|(?:constants|isInternalUrl|renderRoutes|router)$)';
const theme = '^@(?:theme|theme-init|theme-original|generated)/';

/** Recursions of components, which cannot be written without a circle: a schema shows its fields, a field its own schema. */
const recursions = '^packages/reference/views/schema/(?:FieldList|SchemaView)[.]tsx$';

/** Files that the visitors' bundle replaces by their names: see packages/reference/plugin/clientReplacements.ts. */
const replaced = '^packages/reference/(?:views/ReferenceLayout[.]tsx|client/componentStyles[.]ts)$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid(
      'circle',
      'Imports lead back to this file. Move what both sides need into a file of its own, which imports neither.',
      {},
      { circular: true, via: { pathNot: recursions } },
    ),
    forbid(
      'unresolvable',
      'Nothing answers to this name. Correct it; of another package, import what the `exports` of its package.json name.',
      {},
      { couldNotResolve: true, pathNot: [client, theme] },
    ),
    forbid(
      'past-the-entries',
      'A relative path leads into another package past its entries. Import that package by its name.',
      { path: '^(packages/[^/]+|[^/]+)(?:/|$)' },
      { path: '^packages/', pathNot: '^$1/', dependencyTypesNot: ['aliased-workspace'] },
    ),
    forbid(
      'own-package-by-name',
      'This is the file’s own package. Import the file by its relative path.',
      { path: '^packages/([^/]+)/' },
      { path: '^packages/$1/', pathNot: ['/node_modules/', replaced], dependencyTypes: ['aliased-workspace'] },
    ),
    forbid(
      'out-of-packages',
      'Packages know nothing of site/ and of the root. Take what is needed as an argument, or move it into a package.',
      { path: '^packages/', pathNot: tests },
      { pathNot: '^packages/|(?:^|/)node_modules/', dependencyTypes: ['local'] },
    ),
    ...floors.flatMap(floorRules),
    forbid(
      'undeclared',
      'The package.json of the file’s package has to declare it, among its `dependencies`: add it there.',
      { path: '^(?:packages|site)/', pathNot: tests },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['npm'], pathNot: '/@types/' },
    ),
    forbid(
      'undeclared-by-test-or-tool',
      'A package.json has to declare it: add it to the `devDependencies` of the root or of the package.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: '/@types/' },
    ),
    ...['site', ...floors.flat().map((name) => `packages/${name}`)].flatMap(neighbourRules),
    forbid(
      'model-knows-no-page',
      'Models, Markdown and search documents know neither React nor Docusaurus. Take what is needed as an argument, or move this part into a view or into the plugin.',
      { path: '^packages/reference(?:/|/.*/)(?:model|markdown|search).*[.]ts$', pathNot: tests },
      { path: ['^node_modules/(?:@types/)?(?:react|react-dom|@docusaurus)/', '[.](?:tsx|css)$', client, theme] },
    ),
    forbid(
      'view-reads-no-contract',
      'A view shows the nodes of the page model and never reads the contract. Add what it shows to the page model.',
      { path: '^packages/.*[.]tsx$', pathNot: tests },
      { path: '^(?:packages/openapi|node_modules/@redocly)/' },
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: '(?:^|/)node_modules/' },
    // The rivals are sites of their own, made where they are measured.
    exclude: { path: '(?:^|/)(?:build|[.]docusaurus)/|^bench/(?:search/)?rivals/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
      mainFields: ['main', 'types'],
    },
    reporterOptions: { 'err-long': { showAliasedModulesUnresolved: true, showExternalModulesUnresolved: true } },
  },
};

/** What ships imports only packages of lower floors. */
function floorRules(names, index) {
  const lower = floors.slice(index + 1).flat();
  return names.map((name) =>
    forbid(
      `floor-of-${name}`,
      `packages/${name} may import ${lower.join(', ') || 'no other package'}: see the floors in .dependency-cruiser.mjs. Declare in the lower package what it needs to know, move the shared part down, or move the work up.`,
      { path: `^packages/${name}/`, pathNot: tests },
      { path: '^packages/', pathNot: `^packages/(?:${[name, ...lower].join('|')})/` },
    ),
  );
}

/** A package declares the packages of this repository that it imports, those of its tests among its `devDependencies`. */
function neighbourRules(folder) {
  const { dependencies = {}, devDependencies = {} } = read(`${folder}/package.json`);
  const rule = (name, list, from, declared) =>
    forbid(
      `${name}-of-${folder.replace('packages/', '')}`,
      `Add it to the \`${list}\` of ${folder}/package.json; what @docusaurus/ offers in the browser is @docusaurus/core’s.`,
      from,
      {
        path: ['^packages/', client],
        pathNot: [`^${folder}/`, ...Object.keys(declared).flatMap(toPaths)],
      },
    );
  return [
    rule('undeclared-neighbour', 'dependencies', { path: `^${folder}/`, pathNot: tests }, dependencies),
    rule(
      'undeclared-neighbour-of-tests',
      'devDependencies',
      { path: [`^${folder}/.*(?:${tests})`] },
      { ...dependencies, ...devDependencies },
    ),
  ];
}

function toPaths(name) {
  if (name === '@docusaurus/core') return [client];
  return name.startsWith('@apidoc/') ? [name.replace('@apidoc', '^packages') + '/'] : [];
}

function forbid(name, comment, from, to) {
  return { name, severity: 'error', comment, from, to };
}

function read(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
