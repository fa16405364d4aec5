import { rootFolders } from './floors';

/**
 * Returns the part of the repository that a file belongs to: a package or a folder of the root.
 *
 * @example ownerOf('packages/schema/rules.ts') // 'packages/schema'
 * @example ownerOf('e2e/test.ts') // 'e2e'
 * @example ownerOf('playwright.config.ts') // ''
 */
export function ownerOf(path: string): string {
  const [first = '', second = '', ...rest] = path.split('/');
  if (first === 'packages' && rest.length > 0) return `${first}/${second}`;
  return rootFolders.includes(first) ? first : '';
}

/** Returns the name of the package that a file belongs to, without the scope; `undefined` outside `packages/`. */
export function packageOf(path: string): string | undefined {
  return /^packages\/([^/]+)(?:\/|$)/.exec(path)?.[1];
}

/** Whether a file is a test, or serves tests only: what runs samples and scenarios stands in `run/`, other help in `testing/`. */
export function isTest(path: string): boolean {
  return /\.(?:test|spec)\.[cm]?tsx?$/.test(path) || /^packages\/[^/]+\/(?:.*\/)?(?:testing|run)\//.test(path);
}
