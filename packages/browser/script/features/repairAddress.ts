/**
 * Removes the percent signs of an address that Docusaurus cannot decode, before Docusaurus reads it: it would otherwise not
 * start, or show an error instead of the page. With the package `static-pages`, Docusaurus reads such addresses as they are.
 */
export function repairAddress(): void {
  repair();
  window.addEventListener('popstate', repair);
}

function repair(): void {
  const { pathname, search, hash } = location;
  // Docusaurus decodes a path again after its router has done so.
  const path = repairPart(pathname, (text) => decodeURI(decodeURI(text)));
  const fragment = repairPart(hash, decodeURIComponent);
  if (path !== pathname || fragment !== hash) history.replaceState(history.state, '', path + search + fragment);
}

function repairPart(text: string, decode: (text: string) => string): string {
  try {
    decode(text);
    return text;
  } catch {
    return text.replaceAll('%', '');
  }
}
