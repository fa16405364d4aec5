/** Loads part of what the page at a path needs. */
export type Loader = (pathname: string) => Promise<unknown>;

/**
 * Creates a preload function that loads all parts of a page before the page is shown, as Docusaurus does.
 *
 * If a part fails to load while the server responds, the error is rethrown and Docusaurus loads the document again: a
 * newer version of the site may have been deployed since the visitor opened it. If no server responds, the page is
 * shown without that part; the page then says what is missing and lets the visitor request it again.
 */
export function createPreload(loadCode: Loader, loadPage: Loader): Loader {
  return async (pathname) => {
    try {
      await Promise.all([loadCode(pathname), loadPage(pathname)]);
    } catch (error) {
      // The first page can be read as it was served: the page script says what is missing.
      const isFirstPage = document.documentElement.dataset['app'] !== undefined;
      if (isFirstPage || (await isServed(location.href))) throw error;
    }
  };
}

async function isServed(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD' })).status < 500;
  } catch {
    return false;
  }
}
