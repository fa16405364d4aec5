/** A mistake that a maintainer could make, and that breaks a requirement of the specification. */
export interface Fault {
  /** Tag of the test that must fail, as in e2e/README.md, or the beginning of its title. */
  readonly tag: string;
  /** File of this test. All paths start at the root of the repository. */
  readonly test: string;
  readonly file: string;
  /** A text that the file contains exactly once. */
  readonly find: string;
  /** The text to put in its place. */
  readonly plant: string;
}

/** One fault for each kind of requirement, by the file of the test. */
export const faults: readonly Fault[] = [
  {
    tag: '@mobile-menu-keeps-focus',
    test: 'e2e/accessibility/keyboard.spec.ts',
    file: 'packages/static-pages/theme/Navbar/MobileSidebar/Layout/index.tsx',
    find: 'for (const other of others) other.inert = true;',
    plant: '',
  },
  {
    tag: '@address-ending-normalised',
    test: 'e2e/engine/addresses.spec.ts',
    file: 'packages/cli/commands/serveSite.ts',
    find: "[target, ...query].join('?')",
    plant: 'target',
  },
  {
    tag: '@unknown-path-not-found',
    test: 'e2e/engine/addresses.spec.ts',
    file: 'packages/theme/components/NotFoundMessage.tsx',
    find: 'Tell the owner of the site',
    plant: 'Return to the site',
  },
  {
    tag: '@no-prefetch-on-slow-connection',
    test: 'e2e/engine/faults.spec.ts',
    file: 'packages/browser/shared/shouldSaveData.ts',
    find: 'connection?.saveData === true || ',
    plant: '',
  },
  {
    tag: '@page-works-without-storage',
    test: 'e2e/engine/faults.spec.ts',
    file: 'packages/browser/shared/choice.ts',
    find: '  try {\n    return localStorage.getItem(key);\n  } catch {\n    return null;\n  }',
    plant: '  return localStorage.getItem(key);',
  },
  {
    tag: '@progress-after-200ms',
    test: 'e2e/engine/faults.spec.ts',
    file: 'packages/theme/client/progress.ts',
    find: 'const delay = 200;',
    plant: 'const delay = 0;',
  },
  {
    tag: '@progress-after-200ms',
    test: 'e2e/engine/faults.spec.ts',
    file: 'packages/theme/client/progress.ts',
    find: 'const delay = 200;',
    plant: 'const delay = 1500;',
  },
  {
    tag: '@reload-once-when-parts-fail',
    test: 'e2e/engine/faults.spec.ts',
    file: 'packages/static-pages/client/createPreload.ts',
    find: 'if (isFirstPage || (await isServed(location.href))) throw error;',
    plant: 'if (isFirstPage) throw error;',
  },
  {
    tag: '@retry-after-navigation',
    test: 'e2e/engine/faults.spec.ts',
    file: 'packages/theme/theme/Loading/index.tsx',
    find: ' onClick={retry}',
    plant: '',
  },
  {
    tag: '@retry-crashed-page',
    test: 'e2e/engine/faults.spec.ts',
    file: 'packages/theme/components/CrashMessage/index.tsx',
    find: ' onClick={tryAgain}',
    plant: '',
  },
  {
    tag: '@retry-on-first-page',
    test: 'e2e/engine/faults.spec.ts',
    file: 'packages/browser/script/features/reportStartFailure.ts',
    find: '    true,\n',
    plant: '    false,\n',
  },
  {
    tag: '@retry-within-reference',
    test: 'e2e/engine/faults.spec.ts',
    file: 'packages/static-pages/reference/StaticReference.tsx',
    find: '.then(onLoad, setError)',
    plant: '.catch(setError)',
  },
  {
    tag: '@no-script-before-action',
    test: 'e2e/engine/start.spec.ts',
    file: 'packages/static-pages/script/startApp.ts',
    find: 'onIntent(controls, start, signal);',
    plant: "onIntent(controls, start, signal);\n  document.addEventListener('scroll', start, { signal });",
  },
  {
    tag: '@no-english-theme-messages',
    test: 'e2e/french.spec.ts',
    file: 'packages/theme/i18n/fr.json',
    find: 'Lien direct vers',
    plant: 'Direct link to',
  },
  {
    tag: '@announcement-stays-dismissed',
    test: 'e2e/layout.spec.ts',
    file: 'packages/browser/script/features/showNewAnnouncement.ts',
    find: "readChoice('docusaurus.announcement.id') !== id",
    plant: "readChoice('docusaurus.announcement') !== id",
  },
  {
    tag: '@colour-mode-remembered',
    test: 'e2e/layout.spec.ts',
    file: 'packages/preset/createSiteConfig.ts',
    find: 'storage: { namespace: false }',
    plant: 'storage: { namespace: true }',
  },
  {
    tag: '@contents-of-levels-2-and-3',
    test: 'e2e/layout.spec.ts',
    file: 'packages/preset/themeConfig.ts',
    find: 'maxHeadingLevel: 3',
    plant: 'maxHeadingLevel: 4',
  },
  {
    tag: '@scroll-to-anchor',
    test: 'e2e/layout.spec.ts',
    file: 'packages/theme/css/base.css',
    find: 'calc(var(--ifm-navbar-height) + 1rem)',
    plant: '0',
  },
  {
    tag: '@sidebar-from-997px',
    test: 'e2e/layout.spec.ts',
    file: 'packages/theme/css/frame.css',
    find: '.navbar__title {\n  font-weight: 700;',
    plant:
      '@media (max-width: 1100px) {\n  .navbar__toggle {\n    display: inherit;\n  }\n}\n\n.navbar__title {\n  font-weight: 700;',
  },
  {
    tag: '@security-headers',
    test: 'e2e/policy.spec.ts',
    file: 'packages/publish/server/policy.ts',
    find: '"script-src \'self\'"',
    plant: "\"script-src 'self' 'unsafe-eval'\"",
  },
  {
    tag: '@reference-matches-contract',
    test: 'e2e/reference.spec.ts',
    file: 'packages/reference/sidebar/Sidebar.tsx',
    find: '{group.operations.map((',
    plant: '{group.operations.slice(0, 5).map((',
  },
  {
    tag: '@ten-posts-per-page',
    test: 'e2e/routes.spec.ts',
    file: 'packages/preset/contentOptions.ts',
    find: 'postsPerPage: 10',
    plant: 'postsPerPage: 9',
  },
  {
    tag: '@at-most-8-suggestions',
    test: 'e2e/search.spec.ts',
    file: 'packages/search/ui/components/SearchPanel.tsx',
    find: 'const suggestionLimit = 8;',
    plant: 'const suggestionLimit = 9;',
  },
  {
    tag: '@search-by-version-parameter',
    test: 'e2e/search.spec.ts',
    file: 'packages/search/ui/client/searchAddress.ts',
    find: "version: 'version'",
    plant: "version: 'v'",
  },
  {
    tag: '@search-finds-nothing',
    test: 'e2e/search.spec.ts',
    file: 'packages/search/ui/components/SearchPanel.tsx',
    find: "  if (total === 0) return translate({ id: 'search.none', message: 'No results' });\n",
    plant: '',
  },
  {
    tag: '@search-index-format',
    test: 'e2e/search.spec.ts',
    file: 'packages/search/engine/index/indexFile.ts',
    find: '\n    b: breadcrumbs,',
    plant: '',
  },
  {
    tag: '@shortcut-opens-search',
    test: 'e2e/search.spec.ts',
    file: 'packages/browser/script/features/focusSearch.ts',
    find: '!(ctrlKey || metaKey)',
    plant: '!ctrlKey',
  },
  {
    tag: '@version-outside-base-refused',
    test: 'e2e/search.spec.ts',
    file: 'packages/search/ui/client/index-files/indexUrl.ts',
    find: '!versionUrl.startsWith(baseUrl)',
    plant: '!versionUrl.includes(baseUrl)',
  },
  {
    tag: '@snippet-of-50-characters',
    test: 'packages/search/engine/snippet.test.ts',
    file: 'packages/search/engine/snippet.ts',
    find: 'const snippetLength = 50;',
    plant: 'const snippetLength = 51;',
  },
  {
    tag: '@ten-posts-per-page',
    test: 'e2e/routes.spec.ts',
    file: 'packages/preset/contentOptions.ts',
    find: 'postsPerPage: 10',
    plant: "postsPerPage: 'ALL'",
  },
  {
    tag: 'a page of each kind can be read by all',
    test: 'e2e/accessibility/axe.spec.ts',
    file: 'packages/theme/css/tokens.css',
    find: '--site-text-soft: #48605f;',
    plant: '--site-text-soft: #959595;',
  },
  {
    tag: 'a page of each kind and its Markdown version',
    test: 'e2e/sameWords.spec.ts',
    file: 'packages/page/markdown/toMarkdown.ts',
    find: 'block.facts.map(',
    plant: 'block.facts.slice(1).map(',
  },
  {
    tag: 'write the request of the snapshot',
    test: 'packages/samples/languages/programs.test.ts',
    file: 'packages/samples/languages/parts/literals.ts',
    find: 'if (isNumber(value)) return String(value);',
    plant: 'if (isNumber(value)) return String(Math.round(Number(value)));',
  },
];
