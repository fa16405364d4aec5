import { useEffect, useRef, type ReactNode } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';

/** What lies behind the side menu of narrow screens. */
const behind = '.navbar__inner, .theme-announcement-bar, #__docusaurus_skipToContent_fallback, .footer';

/** Milliseconds after which the menu can be seen. */
const enteringDelay = 50;

/**
 * The theme’s side menu for those who do not see that it covers the page: the keyboard enters it when it opens, stays in
 * it, leaves it with Escape, and comes back to where it was.
 */
export default function MobileSidebarLayout(props: Props): ReactNode {
  const holder = useRef<HTMLDivElement>(null);
  const { shown, toggle } = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) return undefined;
    const opener = document.activeElement;
    const others = [...document.querySelectorAll<HTMLElement>(behind)];
    for (const other of others) other.inert = true;
    // In the frame where it begins to appear it still is hidden, and what is hidden takes no focus.
    const entering = setTimeout(
      () => holder.current?.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus(),
      enteringDelay,
    );
    return () => {
      clearTimeout(entering);
      for (const other of others) other.inert = false;
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [shown]);
  return (
    <div
      ref={holder}
      role="presentation"
      onKeyDown={({ key }) => {
        if (key === 'Escape') toggle();
      }}
    >
      <Layout {...props} />
    </div>
  );
}
