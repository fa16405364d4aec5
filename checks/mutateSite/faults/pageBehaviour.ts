import type { Fault } from '../fault';

const preload = 'packages/docusaurus/client/createPreload.ts';
const progress = 'packages/docusaurus/client/progress.ts';
const reference = 'packages/reference/client/StaticReference.tsx';

/** Section 2 of the specification, on the behaviour of pages. */
export const pageBehaviour: readonly Fault[] = [
  {
    tag: '@address-ending-normalised',
    file: 'scripts/serve.mjs',
    find: "return [target, ...query].join('?');",
    plant: 'return target;',
  },
  {
    tag: '@address-normalised-without-redirects',
    file: 'packages/browser/shared/normalizePathname.ts',
    find: "\n    .replace(/\\.html$/, '')",
    plant: '',
  },
  {
    tag: '@address-normalised-without-redirects',
    file: 'packages/browser/script/features/normalizeAddress.ts',
    find: 'normalized + search + hash',
    plant: 'normalized',
  },
  {
    tag: '@no-script-before-action',
    file: 'packages/browser/script/features/startApp.ts',
    find: 'onIntent(controls, start, signal);',
    plant: "onIntent(controls, start, signal);\n  document.addEventListener('scroll', start, { signal });",
  },
  {
    tag: '@no-script-before-action',
    file: 'packages/browser/pageTemplate.ts',
    find: '<%~ it.headTags %>',
    plant:
      '<%~ it.headTags %>\n    <% it.scripts.forEach((script) => { %><script src="<%= it.baseUrl + script %>" defer></script><% }); %>',
  },
  {
    tag: '@spinner-on-retried-page',
    file: 'packages/theme/theme/Loading/index.tsx',
    find: 'if (!pastDelay) return null;',
    plant: 'return null;',
  },
  {
    tag: '@retry-on-first-page',
    file: 'packages/browser/script/reportStartFailure.ts',
    find: '{ capture: true, signal }',
    plant: '{ signal }',
  },
  {
    tag: '@retry-on-first-page',
    file: 'packages/browser/script/reportStartFailure.ts',
    find: '() => location.reload()',
    plant: '() => notice.remove()',
  },
  {
    tag: '@retry-on-first-page',
    file: 'packages/browser/script/reportStartFailure.ts',
    find: 'if (!signal.aborted) notice ??= showNotice();',
    plant: 'if (!signal.aborted) location.reload();',
  },
  {
    tag: '@retry-within-reference',
    file: reference,
    find: '.then(onLoad, setError)',
    plant: '.catch(setError)',
  },
  {
    tag: '@retry-within-reference',
    file: 'packages/reference/client/staticPages.ts',
    find: 'request.catch(() => requests.delete(pathname));',
    plant: 'request.catch(() => undefined);',
  },
  {
    tag: '@retry-within-reference',
    file: 'packages/theme/theme/Loading/index.tsx',
    find: 'useEffect(() => () => void document.dispatchEvent(new Event(events.changed)), []);',
    plant: '',
  },
  {
    tag: '@reload-once-when-parts-fail',
    file: preload,
    find: 'if (isFirstPage || (await isServed(location.href))) throw error;',
    plant: 'if (isFirstPage) throw error;',
  },
  {
    tag: '@no-reload-on-server-error',
    file: preload,
    find: '.status < 500',
    plant: '.status < 600',
  },
  {
    tag: '@new-version-deployed-during-visit',
    file: preload,
    find: '(await isServed(location.href))',
    plant: '!(await isServed(location.href))',
  },
  {
    tag: '@retry-crashed-layout',
    file: 'packages/theme/theme/Error/index.tsx',
    find: 'tryAgain={tryAgain}',
    plant: 'tryAgain={() => undefined}',
  },
  {
    tag: '@retry-crashed-layout',
    file: 'packages/theme/theme/Error/index.tsx',
    find: '<title>Cette page a rencontré une erreur</title>',
    plant: '',
  },
  {
    tag: '@retry-crashed-layout',
    file: 'packages/theme/components/CrashMessage/toMessages.ts',
    find: '!chain.has(cause)',
    plant: 'chain.size < 2',
  },
  {
    tag: '@next-page-after-crash',
    file: 'packages/theme/theme/ErrorPageContent/index.tsx',
    find: 'if (pathname !== crashed.current) tryAgain();',
    plant: '',
  },
  {
    tag: '@no-progress-on-quick-page',
    file: progress,
    find: 'clearTimeout(timer);\n      document',
    plant: 'document',
  },
  {
    tag: '@progress-until-last-navigation',
    file: progress,
    find: 'if (document.getElementById(bar) !== null) return;',
    plant: '',
  },
  {
    tag: '@scroll-to-top-and-back',
    file: 'packages/theme/css/base.css',
    find: 'html {\n',
    plant: 'html {\n  scroll-behavior: smooth;\n',
  },
  {
    tag: '@scroll-to-top-and-back',
    file: reference,
    find: 'history.push(',
    plant: 'history.replace(',
  },
  {
    tag: '@scroll-to-anchor',
    file: 'packages/theme/css/base.css',
    find: 'calc(var(--ifm-navbar-height) + 1rem)',
    plant: '0',
  },
  {
    tag: '@scroll-to-anchor',
    file: reference,
    find: 'history.push(link.pathname + link.search + link.hash);',
    plant: 'history.push(link.pathname + link.search);',
  },
  {
    tag: '@scroll-to-anchor',
    file: 'packages/browser/client/pageEvents.ts',
    find: 'else if (shown.hash !== location.hash)',
    plant: 'else',
  },
  {
    tag: '@no-prefetch-on-slow-connection',
    file: 'packages/browser/shared/shouldSaveData.ts',
    find: 'connection?.saveData === true || ',
    plant: '',
  },
  {
    tag: '@no-prefetch-on-slow-connection',
    file: 'packages/browser/shared/shouldSaveData.ts',
    find: "connection?.effectiveType?.includes('2g') === true",
    plant: "connection?.effectiveType === '2g'",
  },
  {
    tag: '@prefetch-on-fast-connection',
    file: 'packages/browser/shared/shouldSaveData.ts',
    find: "connection?.effectiveType?.includes('2g') === true",
    plant: "connection?.effectiveType !== '4g'",
  },
  {
    tag: '@language-switcher-keeps-page',
    file: 'packages/preset/themeConfig.ts',
    find: "      { type: 'localeDropdown', position: 'right' },\n",
    plant: '',
  },
  {
    tag: '@language-switcher-keeps-page',
    file: 'packages/preset/themeConfig.ts',
    find: "{ type: 'localeDropdown', position: 'right' }",
    plant: "{ type: 'localeDropdown', position: 'right', queryString: '?langue=fr' }",
  },
];
