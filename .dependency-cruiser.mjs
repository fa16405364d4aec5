// Rules for imports between files and packages: `npm run check -- structure`. With the tool alone:
// `npx depcruise packages`.
import { readFileSync } from 'node:fs';

/**
 * The layers of the packages, highest first: shipped code of a package imports only packages of lower layers. A new
 * package must be added here. `mock` is near the top because no shipped code imports it.
 */
export const layers = [
  ['create'],
  ['cli'],
  ['preset', 'static-pages'],
  ['publish', 'mock', 'mcp'],
  ['exports', 'search'],
  ['reference'],
  ['changelog', 'scenarios', 'composer'],
  ['samples', 'guides'],
  ['page'],
  ['reader'],
  ['validation'],
  ['schema', 'theme'],
  ['richtext', 'browser'],
  ['docusaurus'],
  ['openapi'],
  ['language'],
];

/**
 * Matches files that do not ship: tests, their helpers (`testing/`), and the runners of samples and scenarios (`run/`).
 */
export const tests = '[.](?:test|spec)[.][cm]?tsx?$|/(?:testing|run)/';

/**
 * Modules that Docusaurus's client provides under names that its bundler resolves.
 *
 * @see https://docusaurus.io/docs/docusaurus-core
 */
const client = '^@docusaurus/(?:[A-Z]|use[A-Z]|(?:constants|isInternalUrl|renderRoutes|router)$)';
const theme = '^@(?:theme|theme-init|theme-original|generated)/';

/** Recursive types and components, which have to import each other: a section shows blocks, and is one itself. */
const recursions =
  '^packages/composer/view/(?:FieldList|FieldView|MapView|ValueView)[.]tsx$|^packages/page/(?:(?:blocks|controls|entries|tables)[.]ts|react/(?:BlockView|Columns|entries|Facts|ListView|SectionView|controls/FilteredList)[.]tsx)$';

/** Files that the visitors' bundle replaces by name: see packages/static-pages/reference/referenceReplacements.ts. */
const replaced = '^packages/(?:reference/views/ReferenceLayout[.]tsx|static-pages/reference/componentStyles[.]ts)$';

/** Modules that each language has one of: packages import them as `#analysis` and the like. */
const perLanguage = '/(?:languages/chosen|script/(?:messages|storage)[.]en)[.]ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid(
      'no-circular',
      'This file imports itself through other files. Move what they share into a new file that imports none of them.',
      {},
      { circular: true, via: { pathNot: recursions } },
    ),
    forbid(
      'unresolvable',
      'This import cannot be resolved. Correct it; from another package, import only what the `exports` of its package.json list.',
      {},
      { couldNotResolve: true, pathNot: [client, theme] },
    ),
    forbid(
      'no-internal-imports',
      'A relative path imports an internal file of another package. Import that package by its name.',
      { path: '^(packages/[^/]+|[^/]+)(?:/|$)' },
      { path: '^packages/', pathNot: '^$1/', dependencyTypesNot: ['aliased-tsconfig-paths'] },
    ),
    forbid(
      'own-package-by-name',
      'This is the file’s own package. Import the file by its relative path.',
      { path: '^packages/([^/]+)/', pathNot: '/bin/' },
      {
        path: '^packages/$1/',
        pathNot: ['/node_modules/', replaced, perLanguage],
        dependencyTypes: ['aliased-tsconfig-paths'],
      },
    ),
    forbid(
      'out-of-packages',
      'Packages must not import from site/ or the root. Take what is needed as an argument, or move it into a package.',
      { path: '^packages/', pathNot: tests },
      { pathNot: '^packages/|(?:^|/)node_modules/', dependencyTypes: ['local'] },
    ),
    forbid(
      'not-in-layers',
      'This package is in no layer. Add it to the layers in .dependency-cruiser.mjs.',
      { path: '^packages/', pathNot: toPaths(layers.flat()) },
      {},
    ),
    ...layers.flatMap((names, index) => names.flatMap((name) => packageRules(name, layers.slice(index + 1).flat()))),
    ...['site', 'example'].flatMap((site) => declarationRules(site, layers.flat())),
    forbid(
      'undeclared',
      'No package.json that applies to this file declares this dependency. Add it to the package.json of the package, or to that of the root for tools and tests.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: '/@types/' },
    ),
    forbid(
      'only-for-development',
      'Shipped code imports more than types of this, but only `devDependencies` list it. Add it to the `dependencies` of the package’s package.json.',
      { path: '^(?:packages|site|example)/', pathNot: tests },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'npm-peer', 'type-only'], pathNot: '/@types/' },
    ),
    forbid(
      'kinds-apart',
      'A kind of page must not know another kind. Move what they share to packages/reference/model or describe.',
      { path: '^packages/reference/kinds/([^/]+)/', pathNot: tests },
      { path: '^packages/reference/kinds/[^/]+/', pathNot: '^packages/reference/kinds/$1/' },
    ),
    forbid(
      'plugin-without-kinds',
      'The plugin must not know a kind of page. Let the kind offer it: packages/reference/kinds/kind.ts.',
      { path: '^packages/reference/plugin/', pathNot: tests },
      { path: '^packages/reference/kinds/[^/]+/' },
    ),
    forbid(
      'model-without-react',
      'Models, Markdown and search documents must not import React or Docusaurus. Take what is needed as an argument, or move this part into a view or into the plugin.',
      { path: '^packages/reference(?:/|/.*/)(?:model|markdown|search).*[.]ts$', pathNot: tests },
      { path: ['^node_modules/(?:@types/)?(?:react|react-dom|@docusaurus)/', '[.](?:tsx|css)$', client, theme] },
    ),
    forbid(
      'view-without-contract',
      'A view shows the nodes of the page model and must not read the contract. Add what it shows to the page model.',
      // The form of the composer edits values, with the functions for JSON.
      { path: '^packages/.*[.]tsx$', pathNot: `${tests}|^packages/composer/` },
      { path: '^(?:packages/openapi|node_modules/@redocly)/' },
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: '(?:^|/)node_modules/' },
    // The rivals are separate sites, built where they are measured.
    exclude: {
      path: [
        '^(?:site|example|e2e)(?:/|/.*/)(?:build|[.]docusaurus)/',
        '^bench/(?:search/)?rivals/',
        '^packages/[^/]+/dist/',
      ],
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
      mainFields: ['main', 'types'],
    },
  },
};

/** Requires shipped code to import only packages of lower layers, and to declare them. */
function packageRules(name, lower) {
  return [
    forbid(
      `layer-of-${name}`,
      `What ships in packages/${name} may import ${lower.join(', ') || 'no other package'}. Declare the types it needs here, move the shared part down, or move the work up.`,
      { path: `^packages/${name}/`, pathNot: tests },
      { path: '^packages/', pathNot: toPaths([name, ...lower]) },
    ),
    ...declarationRules(`packages/${name}`, lower),
  ];
}

/**
 * Requires a package to declare the packages of this repository that it imports; those that only its tests import, or
 * that only give types, may be `devDependencies`.
 */
function declarationRules(folder, lower) {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const { devDependencies = {} } = manifest;
  const dependencies = { ...manifest.dependencies, ...manifest.peerDependencies };
  const rule = (name, list, from, reachable, declared, kind = {}) => {
    const own = Object.keys(declared).flatMap(toFolder);
    const core = '@docusaurus/core' in declared ? [client] : [];
    return forbid(
      `${name}-by-${folder.replace('packages/', '')}`,
      `Add its package to the \`${list}\` of ${folder}/package.json. For what Docusaurus offers in the browser, that is @docusaurus/core.`,
      from,
      {
        path: [...toPaths(reachable), client],
        pathNot: [`^${folder}/`, ...toPaths(own), ...core],
        ...kind,
      },
    );
  };
  const all = { ...dependencies, ...devDependencies };
  const shipped = { path: `^${folder}/`, pathNot: tests };
  return [
    rule('undeclared', 'dependencies', shipped, lower, dependencies, { dependencyTypesNot: ['type-only'] }),
    rule('undeclared-types', 'devDependencies', shipped, lower, all, { dependencyTypes: ['type-only'] }),
    rule('undeclared-in-tests', 'devDependencies', { path: `^${folder}/.*(?:${tests})` }, layers.flat(), all),
  ];
}

/** Returns the folder in `packages/` of a dependency; nothing for one of another project. */
function toFolder(dependency) {
  if (dependency === 'reliure') return ['cli'];
  return dependency.startsWith('@reliure/') ? [dependency.replace('@reliure/', '')] : [];
}

function toPaths(packages) {
  return packages.map((name) => `^packages/${name}/`);
}

function forbid(name, comment, from, to) {
  return { name, severity: 'error', comment, from, to };
}
