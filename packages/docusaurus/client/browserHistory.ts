export { createBrowserHistory, createLocation, createPath, locationsAreEqual } from 'history';

/** Routers ask for it that keep addresses behind a `#` or in memory: no page of the site has one. */
function refuse(): never {
  throw new Error('The addresses of this site are those of the browser: see plugins/visitor-bundle.');
}

export { refuse as createHashHistory, refuse as createMemoryHistory };
