import { extname, join } from 'node:path';

/** Returns the path of a module of this package: TypeScript in the repository, JavaScript once it is built. */
export function ownModule(path: string): string {
  return join(import.meta.dirname, '..', path + extname(import.meta.filename));
}
