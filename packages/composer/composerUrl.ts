/**
 * Returns the address of the file from which a page composes calls.
 *
 * @example composerUrl('/api/create-order') // '/api/create-order.composer.json'
 */
export function composerUrl(page: string): string {
  return `${page}.composer.json`;
}
