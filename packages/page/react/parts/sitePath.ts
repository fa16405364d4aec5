import { createContext, useContext } from 'react';
import { toSitePath } from '@reliure/richtext';

const Context = createContext<string | null>(null);

/** Provides the path of the reference to the blocks of its pages, such as `/api`. */
export const BasePathProvider = Context.Provider;

/**
 * Returns the function that resolves the addresses of the reference around a component to paths of the site.
 *
 * @throws Error outside a `BasePathProvider`.
 */
export function useSitePath(): (address: string) => string {
  const basePath = useContext(Context);
  if (basePath === null) throw new Error('Blocks with links need a BasePathProvider around them.');
  return (address) => toSitePath(address, basePath);
}
