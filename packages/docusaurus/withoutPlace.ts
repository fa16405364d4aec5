/**
 * Names the loader that a request falls back to by its package, in the place of its file: the same on every machine.
 *
 * @example withoutPlace('!a?fallback=/home/me/node_modules/b/dist/cjs.js!./c.svg') // '!a?fallback=b!./c.svg'
 */
export function withoutPlace(request: string): string {
  return request.replace(/(?<=[?&]fallback=)[^&!]*[\\/]node_modules[\\/]([^&!\\/]+)[^&!]*/g, '$1');
}
