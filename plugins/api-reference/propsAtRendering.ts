import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toHash } from '../toHash';

/**
 * Has the server bundle read what a page of the reference shows when it renders the page. Passed through the bundler, these
 * files are parsed, written and kept three times, and are most of what it handles (adr/0019).
 *
 * @param generatedFilesDir Where Docusaurus writes them, a file a page.
 */
export function propsAtRendering(generatedFilesDir: string) {
  return async ({ request = '' }: { readonly request?: string }): Promise<string | undefined> => {
    if (!/^@generated\/api-reference\/[^/]+\/p\//.test(request)) return undefined;
    const file = join(generatedFilesDir, request.slice('@generated/'.length));
    // With the hash the page’s chunk changes when its content does: kept pages are taken by their chunks.
    return `var require(${JSON.stringify(file)}) /* ${toHash(await readFile(file))} */`;
  };
}
