/** Decodes a part of an address. One with invalid encoding is returned unchanged. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
