import { useEffect, useRef, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';
import Layout from '@theme-init/Navbar/MobileSidebar/Layout';
import { useNavbarMobileSidebar } from '../../../../patches/mobileSidebar.ts';

/**
 * Renders the theme’s mobile menu as a dialog, for visitors who do not see that it covers the page. The focus moves
 * into the menu when it opens, stays there, and returns when it closes; Escape closes it.
 */
export default function MobileSidebarLayout(props: Props): ReactNode {
  const holder = useRef<HTMLDivElement>(null);
  const { shown, toggle } = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) return undefined;
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') toggle();
    };
    document.addEventListener('keydown', closeOnEscape);
    const opener = document.activeElement;
    const others = elementsBeside(holder.current);
    for (const other of others) other.inert = true;
    holder.current?.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      for (const other of others) other.inert = false;
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [shown, toggle]);
  const label = translate({ id: 'navbar.menu', message: 'Menu' });
  return (
    <div ref={holder} {...(shown && { role: 'dialog', 'aria-modal': true, 'aria-label': label })}>
      <Layout {...props} />
    </div>
  );
}

/** Returns all elements of the page outside of an element, except the backdrop, which closes the menu on a click. */
function elementsBeside(element: HTMLElement | null): readonly HTMLElement[] {
  const parent = element?.parentElement ?? null;
  if (parent === null || element === document.body) return [];
  const siblings = [...parent.children].filter(
    (sibling): sibling is HTMLElement =>
      sibling instanceof HTMLElement && sibling !== element && !sibling.matches('.navbar-sidebar__backdrop'),
  );
  return [...siblings, ...elementsBeside(parent)];
}
