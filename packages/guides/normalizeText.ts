/** Removes the byte order mark and the CRLF line ends that an editor may have written. */
export function normalizeText(text: string): string {
  return text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
}
