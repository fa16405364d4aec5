import { useEffect, useRef, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';
import Layout from '@theme-init/Navbar/MobileSidebar/Layout';
import { useNavbarMobileSidebar } from '@apidoc/docusaurus/client';

/**
 * The theme’s side menu for those who do not see that it covers the page: the keyboard enters it when it opens, stays in
 * it, leaves it with Escape, and comes back to where it was.
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

/** All of the page that is outside of an element, but for the veil over it, whose click closes the menu. */
function elementsBeside(element: HTMLElement | null): readonly HTMLElement[] {
  const parent = element?.parentElement ?? null;
  if (parent === null || element === document.body) return [];
  const siblings = [...parent.children].filter(
    (sibling): sibling is HTMLElement =>
      sibling instanceof HTMLElement && sibling !== element && !sibling.matches('.navbar-sidebar__backdrop'),
  );
  return [...siblings, ...elementsBeside(parent)];
}
