import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/ColorModeToggle';
import useThemeChoice from '../../components/colourMode/useThemeChoice.ts';
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
        onClick={({ currentTarget }) => chooseNext(currentTarget)}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path
            className={styles.light}
            d="M12 8a4 4 0 1 0 .1 0M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1 1m12 12 1 1M5 19l1-1M18 6l1-1"
          />
          <path className={styles.dark} d="M20 15A9 9 0 0 1 9 4a8.5 8.5 0 1 0 11 11Z" />
          <path className={styles.system} d="M3 4h18v12H3ZM8 20h8m-4-4v4" />
        </svg>
      </button>
    </div>
  );
}
