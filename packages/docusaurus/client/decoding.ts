/**
 * The decoders of the browser, for the router and for Docusaurus: what cannot be decoded stays as it is. They decode
 * addresses that anybody can write, and some twice; with the browser’s own, `/100%25` and `#100%` crash the page.
 */
export function decodeURI(text: string): string {
  return decode(globalThis.decodeURI, text);
}

/** A part of an address, decoded; as it stands where it cannot be. */
export function decodeURIComponent(text: string): string {
  return decode(globalThis.decodeURIComponent, text);
}

function decode(decoder: (text: string) => string, text: string): string {
  try {
    return decoder(text);
  } catch {
    return text;
  }
}
