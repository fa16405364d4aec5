/**
 * Upstream: `@docusaurus/core/lib/client/preload.js`, 3.10.2, which loads the code of a page before it is shown.
 *
 * Why: a page of the reference consists of its own HTML (adr/0009). That HTML has to be loaded before the page is
 * shown, so that visitors see no empty frame, and has to be preloaded with the page. Also, when a part of a page fails
 * to load, Docusaurus loads the document again; if no server responds, this takes away even what the visitor was
 * reading.
 *
 * Unnecessary once a client module can delay a navigation, and a navigation that fails without a server keeps the page.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Replacement } from '../bundle/graphFaults.ts';
import { installed } from '../bundle/installed.ts';
import { ownModule } from '../bundle/ownModule.ts';

const upstream = '@docusaurus/core/lib/client/preload';

/**
 * Replaces Docusaurus’s preload module with one that also loads the HTML of a page.
 *
 * @param folder Folder to write the replacement to.
 * @param loader Path of a module whose default export loads the HTML of a page.
 */
export function preloadReplacement(folder: string, loader: string): Replacement {
  const module = join(folder, 'preload.js');
  const imports = [
    `import loadCode from ${JSON.stringify(upstream)};`,
    `import loadPage from ${JSON.stringify(loader)};`,
    `import { createPreload } from ${JSON.stringify(ownModule('client/createPreload'))};`,
  ];
  writeFileSync(module, `${imports.join('\n')}\nexport default createPreload(loadCode, loadPage);\n`);
  return { upstream: installed(`${upstream}.js`), module };
}
