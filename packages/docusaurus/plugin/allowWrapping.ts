import { readdirSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { SwizzleConfig } from '@docusaurus/types';

/**
 * Returns the configuration for `docusaurus swizzle` of a theme whose components can be wrapped. They cannot be ejected,
 * because they use other parts of their package.
 *
 * @param folder Absolute path of the theme’s components.
 */
export function allowWrapping(folder: string): SwizzleConfig {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = files
    .filter(({ name }) => /^index\.[jt]sx?$/.test(name))
    .map(({ parentPath }) => relative(folder, parentPath).split(sep).join('/'));
  const actions = { wrap: 'safe', eject: 'forbidden' } as const;
  return { components: Object.fromEntries(names.map((name) => [name, { actions }])) };
}
