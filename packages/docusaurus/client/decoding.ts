/**
 * Decodes an address with the browser’s decoder, or returns it unchanged if it cannot be decoded. The router and
 * Docusaurus decode addresses that anybody can write, some of them twice; the browser’s own decoders throw, so that
 * `/100%25` and `#100%` crash the page.
 */
export function decodeURI(text: string): string {
  return decode(globalThis.decodeURI, text);
}

/** Decodes part of an address, or returns it unchanged if it cannot be decoded. */
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
