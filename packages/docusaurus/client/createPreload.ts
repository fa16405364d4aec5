/** Loads something that the page at a path needs. */
export type Loader = (pathname: string) => Promise<unknown>;

/**
 * Loads all parts of a page before it is shown, as Docusaurus does. When one does not come, Docusaurus loads the document
 * anew: a new version of the site may have taken the place of the one that the visitor has. Where no server answers, the page
 * is shown without the part, which says so and can be asked for again.
 */
export function createPreload(loadCode: Loader, loadPage: Loader): Loader {
  return async (pathname) => {
    try {
      await Promise.all([loadCode(pathname), loadPage(pathname)]);
    } catch (error) {
      // The first page reads as it is: the page script says what is missing.
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
