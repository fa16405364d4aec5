import type { Fault } from '../fault';

const indexUrl = 'packages/search/ui/client/index-files/indexUrl.ts';
const indexFile = 'packages/search/engine/index/indexFile.ts';
const policy = 'packages/publish/server/policy.ts';
const headers = 'packages/publish/server/headers.ts';

/** Sections 5 and 7 of the specification: the validation of the version’s address, and the calls that the site makes. */
export const calls: readonly Fault[] = [
  {
    tag: '@version-outside-base-refused',
    file: indexUrl,
    find: '!versionUrl.startsWith(baseUrl)',
    plant: '!versionUrl.includes(baseUrl)',
  },
  {
    tag: '@each-form-of-version-outside-base',
    file: indexUrl,
    find: '!versionUrl.startsWith(baseUrl)',
    plant: '!versionUrl.startsWith(baseUrl.slice(0, -1))',
  },
  {
    tag: '@each-form-of-version-outside-base',
    file: indexUrl,
    find: 'versionUrl !== null && !versionUrl.startsWith(baseUrl)',
    plant: "versionUrl !== null && versionUrl !== '' && !versionUrl.startsWith(baseUrl)",
  },
  {
    tag: '@version-of-other-origin-refused',
    file: indexUrl,
    find: 'if (url.origin !== origin) {',
    plant: 'if (url.protocol !== new URL(origin).protocol) {',
  },
  {
    tag: '@search-index-requested-with-hash',
    file: indexUrl,
    find: "if (hash !== null) url.searchParams.set('_', hash);",
    plant: '',
  },
  {
    tag: '@search-index-requested-with-hash',
    file: 'packages/search/plugin/index.ts',
    find: "return [contextId ?? '', toShortHash(content)];",
    plant: "return [contextId ?? '', toShortHash(contextId ?? '')];",
  },
  {
    tag: '@search-by-context-parameter',
    file: 'packages/search/plugin/indexFileName.ts',
    find: 'search-index-${contextId}.json',
    plant: 'search-index.${contextId}.json',
  },
  {
    tag: '@search-by-context-parameter',
    file: 'packages/search/ui/client/useSearch.ts',
    find: 'indexUrl(baseUrl, contextId, versionUrl)',
    plant: 'indexUrl(baseUrl, null, versionUrl)',
  },
  {
    tag: '@search-index-format',
    file: indexFile,
    find: '\n    b: breadcrumbs,',
    plant: '',
  },
  {
    tag: '@search-index-format',
    file: 'packages/search/engine/index/indexFiles.ts',
    find: 'first += entry.documents.length;',
    plant: 'first += 1;',
  },
  {
    tag: '@security-headers',
    file: policy,
    find: '"default-src \'none\'"',
    plant: '"default-src \'self\'"',
  },
  {
    tag: '@security-headers',
    file: policy,
    find: '"script-src \'self\'"',
    plant: "\"script-src 'self' 'unsafe-eval'\"",
  },
  {
    tag: '@security-headers',
    file: policy,
    find: '"connect-src \'self\'"',
    plant: '"connect-src *"',
  },
  {
    tag: '@security-headers',
    file: policy,
    find: '"frame-ancestors \'none\'"',
    plant: '"frame-ancestors \'self\'"',
  },
  {
    tag: '@security-headers',
    file: headers,
    find: 'max-age=31536000; includeSubDomains',
    plant: 'max-age=0',
  },
  {
    tag: '@security-headers',
    file: headers,
    find: "    ['X-Content-Type-Options', 'nosniff'],\n",
    plant: '',
  },
];
