import { useEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import styles from './styles.module.css';

/**
 * Renders a menu of the navbar. Unlike the theme’s own, it has a real button, and Escape closes it whether it was
 * opened by the button or by the mouse. Its label is not a link.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export default function DropdownNavbarItemDesktop({ items, position, className, label, children }: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Whether the menu was closed while the mouse is over it.
  const [isDismissed, setDismissed] = useState(false);

  useEffect(() => {
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && container.current?.contains(target) === false) setOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      // The list is about to be hidden, so an element in it would lose the focus.
      if (container.current?.contains(document.activeElement) === true) button.current?.focus();
      setOpen(false);
      setDismissed(true);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);

  return (
    <div
      ref={container}
      className={clsx(
        'navbar__item dropdown',
        position === 'right' && 'dropdown--right',
        isOpen && 'dropdown--show',
        !isDismissed && 'dropdown--hoverable',
      )}
      onPointerLeave={() => setDismissed(false)}
    >
      <button
        ref={button}
        type="button"
        className={clsx('clean-btn navbar__link', styles.button, className)}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {children ?? label}
      </button>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem key={index} isDropdownItem activeClassName="dropdown__link--active" {...item} />
        ))}
      </ul>
    </div>
  );
}
