import type { Fault } from '../fault';

const address = 'packages/search/ui/client/searchAddress.ts';
const hitAddress = 'packages/search/ui/client/hitAddress.ts';
const box = 'packages/search/ui/components/SearchBox.tsx';
const suggestions = 'packages/search/ui/components/suggestions.ts';
const addHighlights = 'packages/search/ui/client/highlight/addHighlights.ts';

/** Section 2 of the specification, on the search. */
export const search: readonly Fault[] = [
  {
    tag: '@shortcut-opens-search',
    file: 'packages/browser/script/features/focusSearch.ts',
    find: '!(ctrlKey || metaKey)',
    plant: '!ctrlKey',
  },
  {
    tag: '@shortcut-opens-search',
    file: 'packages/browser/script/features/focusSearch.ts',
    find: '!(ctrlKey || metaKey)',
    plant: '!metaKey',
  },
  {
    tag: '@shortcut-reopens-search',
    file: box,
    find: 'input?.click();',
    plant: '',
  },
  {
    tag: '@shortcut-reopens-search',
    file: box,
    find: '!(ctrlKey || metaKey)',
    plant: '!ctrlKey',
  },
  {
    tag: '@at-most-8-suggestions',
    file: suggestions,
    find: 'new URLSearchParams({ q: response.effectiveQuery })',
    plant: 'new URLSearchParams({ query })',
  },
  {
    tag: '@search-by-query-parameter',
    file: address,
    find: "query: 'q'",
    plant: "query: 'query'",
  },
  {
    tag: '@search-by-context-parameter',
    file: address,
    find: "context: 'ctx'",
    plant: "context: 'context'",
  },
  {
    tag: '@search-by-version-parameter',
    file: address,
    find: "version: 'version'",
    plant: "version: 'v'",
  },
  {
    tag: '@search-words-highlighted',
    file: 'packages/browser/shared/highlightParameter.ts',
    find: "'_highlight'",
    plant: "'mots'",
  },
  {
    tag: '@search-words-highlighted',
    file: addHighlights,
    find: 'const wordLimit = 20;',
    plant: 'const wordLimit = 1;',
  },
  {
    tag: '@search-words-highlighted',
    file: addHighlights,
    find: 'stems.has(stem(word))',
    plant: 'stems.has(word)',
  },
  {
    tag: '@search-words-highlighted',
    file: 'packages/search/ui/client/highlight/highlight.ts',
    find: '  keepHighlightWords(words);\n',
    plant: '',
  },
  {
    tag: '@highlight-again-on-next-visit',
    file: 'packages/search/ui/client/highlight/highlightModule.ts',
    find: 'if (!isSamePage || highlightWords().length > 0) update();',
    plant: 'if (!isSamePage) update();',
  },
  {
    tag: '@api-hits-labelled',
    file: hitAddress,
    find: "['api', 'docs/api-reference']",
    plant: "['api']",
  },
  {
    tag: '@api-hits-labelled',
    file: hitAddress,
    find: '`${baseUrl}${path}`',
    plant: '`/${path}`',
  },
  {
    tag: '@api-hits-labelled',
    file: hitAddress,
    find: 'url.startsWith(`${path}/`)',
    plant: 'url.startsWith(path)',
  },
  {
    tag: '@api-hits-labelled',
    file: hitAddress,
    find: "['Référence API', ...breadcrumbs.slice(1)]",
    plant: 'breadcrumbs',
  },
];
