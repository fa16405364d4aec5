import type { Fault } from '../fault';

const loading = 'packages/theme/theme/Loading/index.tsx';
const recent = 'packages/search/ui/client/recentSearches.ts';
const choice = 'packages/browser/shared/choice.ts';

/** Section 8 of the specification: the error catalogue. */
export const errors: readonly Fault[] = [
  {
    tag: '@retry-after-navigation',
    file: loading,
    find: ' onClick={retry}',
    plant: '',
  },
  {
    tag: '@retry-after-navigation',
    file: 'packages/docusaurus/client/createPreload.ts',
    find: 'if (isFirstPage || (await isServed(location.href))) throw error;',
    plant: 'throw error;',
  },
  {
    tag: '@retry-after-navigation',
    file: loading,
    find: '<div className={styles.holder} role="alert">',
    plant: '<div className={styles.holder}>',
  },
  {
    tag: '@retry-crashed-page',
    file: 'packages/theme/components/CrashMessage/index.tsx',
    find: ' onClick={tryAgain}',
    plant: '',
  },
  {
    tag: '@retry-crashed-page',
    file: 'packages/theme/components/CrashMessage/toMessages.ts',
    find: 'return error instanceof Error ? error.cause : undefined;',
    plant: 'return undefined;',
  },
  {
    tag: '@malformed-path-not-found',
    file: 'packages/docusaurus/client/decoding.ts',
    find: '  try {\n    return decoder(text);\n  } catch {\n    return text;\n  }',
    plant: '  return decoder(text);',
  },
  {
    tag: '@search-finds-nothing',
    file: 'packages/search/ui/components/SearchPanel.tsx',
    find: "  if (total === 0) return translate({ id: 'search.none', message: 'Aucun résultat' });\n",
    plant: '',
  },
  {
    tag: '@search-finds-nothing',
    file: 'packages/search/ui/components/SearchResults.tsx',
    find: 'if (count === 0) {',
    plant: 'if (count < 0) {',
  },
  {
    tag: '@faulty-settings-stop-build',
    file: 'scripts/build.mjs',
    find: 'process.exit(ok ? 0 : 1);',
    plant: 'process.exit(0);',
  },
  {
    tag: '@page-works-without-storage',
    file: choice,
    find: '  try {\n    return localStorage.getItem(key);\n  } catch {\n    return null;\n  }',
    plant: '  return localStorage.getItem(key);',
  },
  {
    tag: '@search-works-without-storage',
    file: recent,
    find: '  } catch {\n    return [];\n  }',
    plant: '  } finally {\n    // Nothing to close.\n  }',
  },
  {
    tag: '@search-works-without-storage',
    file: recent,
    find: '  } catch {\n    // The search works without storage.\n  }',
    plant: '  } finally {\n    // Nothing to close.\n  }',
  },
  {
    tag: '@page-script-works-without-storage',
    file: choice,
    find: '  try {\n    localStorage.setItem(key, value);\n  } catch (error) {\n    console.warn(error);\n  }',
    plant: '  localStorage.setItem(key, value);',
  },
  {
    tag: '@page-script-works-without-storage',
    file: 'packages/browser/script/features/toggleSchemas.ts',
    find: "button.dataset['expandAll'] !== expanded",
    plant: 'readChoice(key) !== expanded',
  },
];
