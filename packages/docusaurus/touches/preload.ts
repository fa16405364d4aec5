/**
 * Upstream: `@docusaurus/core/lib/client/preload.js`, 3.10.2, which loads the code of a page before it is shown.
 *
 * Why: a page of the reference is its own HTML (adr/0009) and has to be there before it is shown, so that a visitor sees no
 * empty frame and finds it loaded ahead. And where no server answers, the document that Docusaurus would load anew in the
 * place of a page that did not come takes away even what the visitor was reading.
 *
 * Unnecessary once a client module can delay a navigation, and one that fails without a server keeps the page.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Replacement } from '../bundle/graphFaults';
import { installed } from '../bundle/installed';

const upstream = '@docusaurus/core/lib/client/preload';

/**
 * Has a page’s HTML loaded together with its code.
 *
 * @param folder Where the module is written that takes upstream’s place.
 * @param loader Path of a module whose default export loads what a page shows.
 */
export function preloadReplacement(folder: string, loader: string): Replacement {
  const module = join(folder, 'preload.js');
  const imports = [
    `import loadCode from ${JSON.stringify(upstream)};`,
    `import loadPage from ${JSON.stringify(loader)};`,
    `import { createPreload } from ${JSON.stringify(join(__dirname, '../client/createPreload.ts'))};`,
  ];
  writeFileSync(module, `${imports.join('\n')}\nexport default createPreload(loadCode, loadPage);\n`);
  return { upstream: installed(`${upstream}.js`), module };
}
