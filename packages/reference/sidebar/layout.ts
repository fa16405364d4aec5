import { createContext, useContext } from 'react';
import type { Group } from '../model/groups';
import type { CatalogueLink } from '../model/links';

/** One group of the sidebar with its links. */
export type GroupLinks = Pick<Group, 'slug' | 'title' | 'operations'>;

/** What the sidebar of each page lists of the whole reference. */
export interface LayoutProps {
  readonly groups: readonly GroupLinks[];
  /** Those that the contract fills. */
  readonly catalogues: readonly CatalogueLink[];
}

const Context = createContext<LayoutProps>({ groups: [], catalogues: [] });

/** Gives the sidebar of each page what it lists of the whole reference. */
export const LayoutProvider = Context.Provider;

/** What the sidebar lists: nothing, outside of a `LayoutProvider`. */
export function useLayout(): LayoutProps {
  return useContext(Context);
}
