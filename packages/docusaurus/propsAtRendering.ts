import { join } from 'node:path';

/**
 * Has the server bundle read what a page of the reference shows when it renders the page. Passed through the bundler, these
 * files are parsed, written and kept three times, and are most of what it handles (adr/0019).
 *
 * @param generatedFilesDir Where Docusaurus writes them, a file a page.
 */
export function propsAtRendering(generatedFilesDir: string) {
  return ({ request = '' }: { readonly request?: string }): Promise<string | undefined> => {
    if (!/^@generated\/api-reference\/[^/]+\/p\//.test(request)) return Promise.resolve(undefined);
    const file = join(generatedFilesDir, request.slice('@generated/'.length));
    return Promise.resolve(`var require(${JSON.stringify(file)})`);
  };
}
