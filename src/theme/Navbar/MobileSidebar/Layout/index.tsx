import { useEffect, useRef, type ReactNode } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';

/** What lies behind the side menu of narrow screens. */
const behind = '.navbar__inner, .theme-announcement-bar, #__docusaurus_skipToContent_fallback, .footer';

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
    holder.current?.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    return () => {
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
