/**
 * Decodes an address with the browser’s decoder, or returns it unchanged if it cannot be decoded.
 *
 * @see ../patches/decoding.ts, for the reason
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
