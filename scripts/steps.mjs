// The steps of npm test and npm run test:full: what each runs, and the changes of files after which npm run check -- --changed runs it.
import { dirname } from 'node:path';
import { program } from './program.mjs';
import { readBrowserResults, readUnitResults } from './steps/results.mjs';

/** @import { Step } from './steps/runSteps.mjs' */

export const resultsFolder = 'test-results';

/** The languages whose samples every change runs; the others run in npm run test:full. */
export const testedLanguages = ['curl', 'javascript', 'python'];

const code = /\.(?:ts|tsx|mts|mjs)$/;
const contract = /^site\/contract\//;
const guides = /^site\/(?:docs|blog|src)\//;
/** French texts of the packages. */
const catalogues = /^packages\/.*(?:\.fr\.ts|\/texts\/fr\/.*\.ts|\/fr\.json)$/;

/** Checks of one site, which take the option `--site`, and of French texts, if the site has some. */
export const siteChecks = ['contract', 'guides', 'pages'];
export const frenchChecks = ['spelling', 'typography'];

/**
 * Steps that need no browser and take seconds: npm run check. The longest comes first, so that the others run beside it.
 *
 * @type {readonly Step[]}
 */
export const quickSteps = [
  {
    id: 'unit',
    about: 'Unit tests',
    command: vitest('unit'),
    affectedBy: [/^(?:packages|checks|scripts|bench)\/.*\.(?:ts|tsx|mts|mjs)$/, /^packages\/.*package\.json$/],
    // Only the tests of the changed folders: those that depend on packages/schema would be half of all tests.
    commandFor: (files) => [
      ...vitest('unit'),
      '--passWithNoTests',
      ...new Set(files.map((file) => `${dirname(file)}/`)),
    ],
    report: reportOf('unit'),
    read: readUnitResults,
  },
  {
    id: 'structure',
    about: 'Imports between packages, and their figure in ARCHITECTURE.md',
    command: ['tsx', 'checks/structure.mts'],
    affectedBy: [code, /package\.json$/, /^ARCHITECTURE\.md$/],
  },
  {
    id: 'lint',
    about: 'Types and lint rules',
    command: ['oxlint'],
    affectedBy: [code],
    commandFor: (files) => ['oxlint', ...files],
  },
  {
    id: 'contract',
    about: 'The contract, its examples and its releases',
    command: ['tsx', 'checks/contract.mts'],
    warns: true,
    affectedBy: [contract, /^checks\/(?:contract|mappings)/, /^packages\/cli\/(?:check|releases)\//],
  },
  {
    id: 'guides',
    about: 'Guides, posts and scenarios against the contract',
    command: ['tsx', 'checks/guides.mts'],
    affectedBy: [contract, guides, /^site\/checks\//, /^checks\/(?:guides|scenarios)/, /^packages\/cli\/check\//],
  },
  {
    id: 'pages',
    about: 'Links, images, code, directives and sidebars of all pages, as a build checks them',
    command: ['node', program, 'check', 'pages', '--site', 'site'],
    warns: true,
    affectedBy: [contract, guides, /^site\/[^/]+\.ts$/, /^packages\/(?:cli|samples|richtext)\//],
  },
  {
    id: 'example',
    about: 'The contract, guide and pages of the example site',
    command: ['node', program, 'check', '--site', 'example'],
    affectedBy: [/^example\//, /^packages\/cli\/check\//],
  },
  {
    id: 'format',
    about: 'Layout of the sources, by Prettier',
    command: prettier('.'),
    affectedBy: [/./],
    commandFor: (files) => prettier('--ignore-unknown', ...files),
  },
  {
    id: 'spelling',
    about: 'French spelling of visible texts',
    command: ['tsx', 'checks/spelling.mts'],
    affectedBy: [contract, guides, /^site\//, catalogues, /^checks\/spelling/],
  },
  {
    id: 'typography',
    about: 'French typography and wording of visible texts',
    command: ['tsx', 'checks/typography.mts'],
    affectedBy: [contract, guides, /^site\//, catalogues, /^checks\/(?:typography|wording)/],
    // A changed rule can affect all texts.
    commandFor: (files) => [
      'tsx',
      'checks/typography.mts',
      ...(files.some((file) => file.startsWith('checks/')) ? [] : files),
    ],
  },
  {
    id: 'sources',
    about: 'Sources of the facts that texts state',
    command: ['tsx', 'checks/sources.mts'],
    affectedBy: [contract, guides, /^site\/sources\.yaml$/, /^checks\/(?:sources|wording)/],
  },
  {
    id: 'documents',
    about: 'Paths and commands that the documents of the project name',
    command: ['tsx', 'checks/documents.mts'],
    affectedBy: [/\.md$/, /^package\.json$/, /^checks\/documents/],
  },
];

/**
 * Steps that start servers or builds, and take a minute or more; the longest first, as above.
 *
 * @type {readonly Step[]}
 */
export const slowSteps = [
  build('site'),
  {
    id: 'samples',
    about: 'Every code sample in cURL, JavaScript and Python, run against the local mock server',
    command: [...vitest('samples'), '--config', 'vitest.samples.config.mts', 'packages/samples/run/samples.spec.ts'],
    env: { SAMPLES: testedLanguages.join() },
    report: reportOf('samples'),
    read: readUnitResults,
  },
  {
    id: 'scenarios',
    about: 'Every scenario and each of its branches, run on the local mock server',
    command: [...vitest('scenarios'), '--config', 'vitest.mock.config.mts', 'packages/scenarios'],
    report: reportOf('scenarios'),
    read: readUnitResults,
  },
  build('example'),
  {
    id: 'build-plain',
    about: 'Build of example/ without static pages',
    command: [
      ...['node', program, 'build', '--site', 'example', '--config', 'example/plain.config.ts'],
      ...['--out-dir', 'example/plain/build'],
    ],
    // It runs beside the other build of the site.
    env: { DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/plain' },
  },
];

/**
 * Browser tests of each behaviour, on the built sites.
 *
 * @type {Step}
 */
export const browserTests = browser('browser', 'Browser tests of each behaviour', '--grep-invert', '@full');

/**
 * Steps that guard against slow drift, of tools or of rare pages, rather than against the edit at hand: they run every
 * night and before a release, one after the other, after all others.
 *
 * @type {readonly Step[]}
 */
export const nightlySteps = [
  browser('browser-full', 'Browser tests of every page, payload and fault', '--grep', '@full'),
  {
    id: 'all-samples',
    about: 'Every code sample of every operation, run by the tools of its language',
    command: [...vitest('all-samples'), '--config', 'vitest.samples.config.mts'],
    report: reportOf('all-samples'),
    read: readUnitResults,
  },
  {
    id: 'mock',
    about: 'Every operation, called on the local mock server',
    command: [...vitest('mock'), '--config', 'vitest.mock.config.mts', 'packages/mock', 'checks'],
    report: reportOf('mock'),
    read: readUnitResults,
  },
  {
    id: 'packages',
    about: 'The packages as npm would publish them',
    command: ['tsx', 'checks/packages.mts'],
  },
  {
    id: 'new-site',
    about: 'A new site in a new folder, with the packages as npm would publish them',
    command: ['tsx', 'checks/newSite.mts'],
  },
  {
    id: 'stock-site',
    about: 'The plugins in a site of create-docusaurus, as npm would publish them',
    command: ['tsx', 'checks/stockSite.mts'],
  },
  {
    id: 'warm-build',
    about: 'Builds that reuse caches after edits, compared with builds from nothing',
    command: ['tsx', 'checks/warmBuild.mts'],
  },
  {
    id: 'engines',
    about: 'What visitors do, in Chromium, Firefox and WebKitGTK',
    command: [...vitest('engines'), '--config', 'vitest.engines.config.mts'],
    report: reportOf('engines'),
    read: readUnitResults,
  },
  {
    id: 'proof',
    about: 'Each row of e2e/README.md was proved',
    command: ['tsx', 'checks/proof.mts'],
  },
];

function build(site) {
  return { id: `build-${site}`, about: `Build of ${site}/`, command: ['node', program, 'build', '--site', site] };
}

function browser(name, about, ...selection) {
  return {
    id: name,
    about,
    command: ['playwright', 'test', ...selection],
    // playwright.config.ts writes the report there.
    env: { E2E_RESULTS: name },
    shown: true,
    report: reportOf(name),
    read: readBrowserResults,
  };
}

function vitest(name) {
  return ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`];
}

function reportOf(name) {
  return `${resultsFolder}/${name}.json`;
}

function prettier(...files) {
  return ['prettier', '--check', '--cache', '--log-level', 'warn', ...files];
}
