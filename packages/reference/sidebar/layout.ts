import { createContext, useContext } from 'react';
import type { LayoutProps } from '../plugin/props';

const Context = createContext<LayoutProps>({ groups: [], catalogues: [] });

/** Gives the sidebar of each page what it lists of the whole reference. */
export const LayoutProvider = Context.Provider;

/** What the sidebar lists: nothing, outside of a `LayoutProvider`. */
export function useLayout(): LayoutProps {
  return useContext(Context);
}
