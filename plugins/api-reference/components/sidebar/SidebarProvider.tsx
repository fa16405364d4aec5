import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import type { GroupData, GroupTitle } from '../../props';

interface SidebarState {
  readonly groups: readonly GroupTitle[];
  /** Links of the groups that were loaded, by slug. */
  readonly loaded: ReadonlyMap<string, GroupData>;
  /** Groups that the visitor opened or closed; the others are open when they hold the current page. */
  readonly opened: ReadonlyMap<string, boolean>;
  readonly setOpened: (slug: string, isOpen: boolean) => void;
  /** How far the visitor has scrolled it, in pixels. */
  readonly scrollRef: RefObject<number>;
}

const Context = createContext<SidebarState | null>(null);

interface Props {
  readonly groups: readonly GroupTitle[];
  readonly children: ReactNode;
}

/** Keeps what the visitor did in the sidebar while pages of the reference change. */
export function SidebarProvider({ groups, children }: Props): ReactNode {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, GroupData>>(new Map());
  const [opened, setOpenedMap] = useState<ReadonlyMap<string, boolean>>(new Map());
  const scrollRef = useRef(0);

  const setOpened = useCallback((slug: string, isOpen: boolean) => {
    setOpenedMap((before) => new Map(before).set(slug, isOpen));
    if (!isOpen) return;
    loadGroup(slug).then(
      (group) => setLoaded((before) => new Map(before).set(slug, group)),
      // The group keeps its link to the landing page, which leads to the same operations.
      (error: unknown) => console.warn(error),
    );
  }, []);

  const state = useMemo(() => ({ groups, loaded, opened, setOpened, scrollRef }), [groups, loaded, opened, setOpened]);
  return <Context.Provider value={state}>{children}</Context.Provider>;
}

export function useSidebar(): SidebarState {
  const state = useContext(Context);
  if (state === null) throw new Error('useSidebar needs a SidebarProvider above it.');
  return state;
}

async function loadGroup(slug: string): Promise<GroupData> {
  const data = (await import(`@generated/api-reference/default/group-${slug}.json`)) as { readonly default: GroupData };
  return data.default;
}
