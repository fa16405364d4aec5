import { createContext, useContext } from 'react';
import type { GroupLinks } from '../../props';

const Context = createContext<readonly GroupLinks[]>([]);

/** Gives the sidebar of each page the groups of the whole reference. */
export const GroupsProvider = Context.Provider;

export function useGroups(): readonly GroupLinks[] {
  return useContext(Context);
}
