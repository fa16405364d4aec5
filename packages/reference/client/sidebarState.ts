/** What the visitor did in the sidebar. */
export interface SidebarState {
  /** Pixels. */
  readonly scroll: number;
  /** Whether each group is unfolded, by its name. */
  readonly groups: ReadonlyMap<string, boolean>;
}

/** Reads a sidebar that is about to be replaced. */
export function saveSidebar(sidebar: HTMLElement): SidebarState {
  return {
    scroll: sidebar.scrollTop,
    groups: new Map(groupsOf(sidebar).map((group) => [nameOf(group), group.open])),
  };
}

/** Puts another page’s sidebar into the state of the last one; its own group is open all the same. */
export function restoreSidebar(sidebar: HTMLElement, { scroll, groups }: SidebarState): void {
  for (const group of groupsOf(sidebar)) group.open ||= groups.get(nameOf(group)) ?? false;
  sidebar.scrollTop = scroll;
}

function groupsOf(sidebar: HTMLElement): readonly HTMLDetailsElement[] {
  return [...sidebar.querySelectorAll('details')];
}

function nameOf(group: HTMLDetailsElement): string {
  return group.querySelector('summary')?.textContent ?? '';
}
