import { createContext, useContext } from 'react';
import { mainReference } from '@reliure/richtext';
import type { Group } from '../model/groups/groups.ts';
import type { CatalogueLink } from '../model/links.ts';

/** A group of the sidebar with its links. */
export type GroupLinks = Pick<Group, 'slug' | 'title' | 'section' | 'parents' | 'operations'>;

/** The contents of the sidebar, which are the same for all pages. */
export interface LayoutProps {
  /** Id of the reference. */
  readonly id: string;
  /** Name in breadcrumbs; missing for the main reference, which is called the API. */
  readonly label?: string;
  /** Servers of calls as the page script reads them; missing for the main reference, whose servers are in every page. */
  readonly servers?: string;
  readonly groups: readonly GroupLinks[];
  /** Index pages that are not empty. */
  readonly catalogues: readonly CatalogueLink[];
}

const Context = createContext<LayoutProps>({ id: mainReference, groups: [], catalogues: [] });

/** Provides the contents of the sidebar. */
export const LayoutProvider = Context.Provider;

/** Returns the contents of the sidebar, which are empty outside a `LayoutProvider`. */
export function useLayout(): LayoutProps {
  return useContext(Context);
}
