/** The state of the sidebar after the visitor’s actions. */
export interface SidebarState {
  /** Scroll position, in pixels. */
  readonly scroll: number;
  /** Whether each group is expanded, by the group’s name. */
  readonly groups: ReadonlyMap<string, boolean>;
}

/** Reads the state of a sidebar that is about to be replaced. */
export function saveSidebar(sidebar: HTMLElement): SidebarState {
  return {
    scroll: sidebar.scrollTop,
    groups: new Map(groupsOf(sidebar).map((group) => [nameOf(group), group.open])),
  };
}

/** Restores the last page’s state in a new sidebar. The group of the current page is always expanded. */
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
