import { readFileSync } from 'node:fs';
import { installed } from './installed.ts';

/**
 * Returns a rule for the bundler that leaves rules out of Infima, the style sheet of Docusaurus’s theme.
 *
 * @param prefixes Beginnings of the names of classes, such as `avatar`, and of variables, such as `--ifm-color-info-light`.
 */
export function unusedStyles(prefixes: readonly string[]) {
  const sheet = installed('infima/dist/css/default/default.css');
  const names = new Set(readFileSync(sheet, 'utf8').match(/(?<=\.)[a-z][\w-]*|--[\w-]+/g));
  const unusedSymbols = [...names].filter((name) => prefixes.some((prefix) => name.startsWith(prefix)));
  return { test: sheet, enforce: 'pre' as const, loader: 'builtin:lightningcss-loader', options: { unusedSymbols } };
}
