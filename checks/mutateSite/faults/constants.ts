import type { Fault } from '../fault';

const progress = 'packages/docusaurus/client/progress.ts';
const panel = 'packages/search/ui/components/SearchPanel.tsx';
const snippet = 'packages/search/engine/snippet.ts';
const config = 'packages/preset/createSiteConfig.ts';
const themeConfig = 'packages/preset/themeConfig.ts';
const texts = 'packages/theme/i18n/fr.json';

/** Section 9 of the specification: business constants and limits. A number can be wrong in two directions. */
export const constants: readonly Fault[] = [
  {
    tag: '@no-english-theme-messages',
    file: texts,
    find: 'Lien direct vers',
    plant: 'Direct link to',
  },
  {
    tag: '@no-english-theme-messages',
    file: texts,
    find: ': "Fil d’Ariane"',
    plant: ': "Breadcrumbs"',
  },
  {
    tag: '@menus-in-french',
    file: texts,
    find: ': "← Menu principal"',
    plant: ': "← Back to main menu"',
  },
  {
    tag: '@menus-in-french',
    file: texts,
    find: ': "Fermer le menu"',
    plant: ': "Close navigation bar"',
  },
  {
    tag: '@english-phrases-marked',
    file: 'site/identity.ts',
    find: 'Toutes les données sont fictives.',
    plant: 'This site is built with Docusaurus.',
  },
  {
    tag: '@generator-and-site-version',
    file: 'packages/browser/pageTemplate.ts',
    find: '\n    <meta name="generator" content="Docusaurus v<%= it.version %>">',
    plant: '',
  },
  {
    tag: '@generator-and-site-version',
    file: 'package-lock.json',
    find: '    "": {\n      "name": "apidoc",\n      "version": "0.0.0",',
    plant: '    "": {\n      "name": "apidoc",\n      "version": "1.0.0",',
  },
  {
    tag: '@progress-after-200ms',
    file: progress,
    find: 'const delay = 200;',
    plant: 'const delay = 0;',
  },
  {
    tag: '@progress-after-200ms',
    file: progress,
    find: 'const delay = 200;',
    plant: 'const delay = 1500;',
  },
  {
    tag: '@at-most-8-suggestions',
    file: panel,
    find: 'const suggestionLimit = 8;',
    plant: 'const suggestionLimit = 7;',
  },
  {
    tag: '@at-most-8-suggestions',
    file: panel,
    find: 'const suggestionLimit = 8;',
    plant: 'const suggestionLimit = 9;',
  },
  {
    tag: '@snippet-of-50-characters',
    file: snippet,
    find: 'const snippetLength = 50;',
    plant: 'const snippetLength = 40;',
  },
  {
    tag: '@snippet-of-50-characters',
    file: snippet,
    find: 'const snippetLength = 50;',
    plant: 'const snippetLength = 51;',
  },
  {
    tag: '@search-in-chinese-and-english',
    file: 'site/identity.ts',
    find: "  synonyms: 'i18n/fr/synonymes.yaml',\n",
    plant: '',
  },
  {
    tag: '@search-in-chinese-and-english',
    file: 'packages/search/engine/text/synonyms.ts',
    find: 'if (isSpaceless(key)) maxCharacters = Math.max(maxCharacters, key.length);',
    plant: '',
  },
  {
    tag: '@colour-mode-remembered',
    file: themeConfig,
    find: "defaultMode: 'light'",
    plant: "defaultMode: 'dark'",
  },
  {
    tag: '@colour-mode-remembered',
    file: themeConfig,
    find: 'disableSwitch: false',
    plant: 'disableSwitch: true',
  },
  {
    tag: '@colour-mode-remembered',
    file: themeConfig,
    find: 'respectPrefersColorScheme: false',
    plant: 'respectPrefersColorScheme: true',
  },
  {
    tag: '@colour-mode-remembered',
    file: config,
    find: 'storage: { namespace: false }',
    plant: 'storage: { namespace: true }',
  },
  {
    tag: '@only-choices-stored',
    file: 'packages/browser/script/features/code/storeSampleLanguage.ts',
    find: 'choose(readChoice(key));',
    plant: "storeChoice(key, readChoice(key) ?? 'curl');\n  choose(readChoice(key));",
  },
  {
    tag: '@contents-of-levels-2-and-3',
    file: themeConfig,
    find: 'minHeadingLevel: 2',
    plant: 'minHeadingLevel: 3',
  },
  {
    tag: '@contents-of-levels-2-and-3',
    file: themeConfig,
    find: 'maxHeadingLevel: 3',
    plant: 'maxHeadingLevel: 2',
  },
  {
    tag: '@contents-of-levels-2-and-3',
    file: themeConfig,
    find: 'maxHeadingLevel: 3',
    plant: 'maxHeadingLevel: 4',
  },
];
