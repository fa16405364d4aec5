import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/ColorModeToggle';
import useThemeChoice from '../../components/useThemeChoice.ts';
import styles from './styles.module.css';

/**
 * Renders the button that chooses the light theme, the dark one or that of the system. The theme’s own button does not work
 * until React starts. This one shows the choice by a style sheet alone, and a click before hydration is repeated after it.
 */
export default function ColorModeToggle({ className, buttonClassName }: Props): ReactNode {
  const chooseNext = useThemeChoice();
  const label = translate({ id: 'colorMode.label', message: 'Switch between light, dark and system theme' });
  return (
    <div className={className}>
      <button
        type="button"
        className={clsx('clean-btn', styles.toggle, buttonClassName)}
        aria-label={label}
        title={label}
        onClick={chooseNext}
        data-theme-toggle=""
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path
            className={styles.light}
            d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v3M12 19v3M2 12h3M19 12h3M4.9 4.9 7 7M17 17l2.1 2.1M4.9 19.1 7 17M17 7l2.1-2.1"
          />
          <path className={styles.dark} d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z" />
          <path className={styles.system} d="M3 4.5h18v12H3ZM8 20.5h8M12 16.5v4" />
        </svg>
      </button>
    </div>
  );
}
