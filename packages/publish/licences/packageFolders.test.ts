import { describe, expect, it } from 'vitest';
import { toPackageFolders } from './packageFolders.ts';

describe('toPackageFolders', () => {
  it.each([
    ['a package', ['/site/node_modules/clsx/dist/clsx.mjs'], ['/site/node_modules/clsx']],
    ['a scoped package', ['/site/node_modules/@a/b/lib/c.js'], ['/site/node_modules/@a/b']],
    ['a nested package', ['/site/node_modules/a/node_modules/b/c.js'], ['/site/node_modules/a/node_modules/b']],
    [
      'each once, in order',
      ['/n/node_modules/b/x', '/n/node_modules/a/x', '/n/node_modules/b/y'],
      ['/n/node_modules/a', '/n/node_modules/b'],
    ],
    ['nothing for the site’s own modules', ['/site/src/pages/index.tsx'], []],
  ])('finds %s', (_name, modules, want) => expect(toPackageFolders(modules)).toEqual(want));
});
