import type { MouseEvent, ReactNode } from 'react';
import clsx from 'clsx';
import { useScrollPositionBlocker, useTabs } from '../../patches/tabs.ts';
import styles from './styles.module.css';

interface Props {
  readonly className?: string | undefined;
}

/** Renders the tabs as buttons, so that a click before React starts is repeated. */
export default function TabList({ className }: Props): ReactNode {
  const { selectedValue, selectValue, tabValues, block } = useTabs();
  const { blockElementScrollPositionUntilNextRender } = useScrollPositionBlocker();
  const select = (tab: HTMLElement, value: string): void => {
    if (value === selectedValue) return;
    // Other tabs of the group, above this one, may change their height.
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
  };
  return (
    <div role="tablist" className={clsx('tabs', block && 'tabs--block', className)}>
      {tabValues.map(({ value, label, attributes }) => (
        <button
          type="button"
          role="tab"
          key={value}
          aria-selected={value === selectedValue}
          tabIndex={value === selectedValue ? 0 : -1}
          onClick={(event: MouseEvent<HTMLElement>) => select(event.currentTarget, value)}
          {...attributes}
          className={clsx(
            'clean-btn tabs__item',
            styles.tab,
            value === selectedValue && 'tabs__item--active',
            typeof attributes?.['className'] === 'string' && attributes['className'],
          )}
        >
          {label ?? value}
        </button>
      ))}
    </div>
  );
}
