import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/ColorModeToggle';
import styles from './styles.module.css';

/**
 * Renders the button that switches between light and dark mode. The theme’s own button does not work until React
 * starts. This one shows the mode by a style sheet alone, and a click before hydration is repeated after it.
 */
export default function ColorModeToggle({ className, buttonClassName, value, onChange }: Props): ReactNode {
  const label = translate({ id: 'colorMode.label', message: 'Switch between light and dark mode' });
  return (
    <div className={className}>
      <button
        type="button"
        className={clsx('clean-btn', styles.toggle, buttonClassName)}
        aria-label={label}
        title={label}
        onClick={() => onChange(value === 'dark' ? 'light' : 'dark')}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="2" />
          <path className={styles.half} d="M12 4a8 8 0 0 1 0 16Z" fill="currentColor" />
        </svg>
      </button>
    </div>
  );
}
