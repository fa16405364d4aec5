import { cloneElement, isValidElement, type HTMLAttributes, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Sidebar from '@theme-init/DocRoot/Layout/Sidebar';
import type { Props } from '@theme/DocRoot/Layout/Sidebar';

/** Names the landmark of the menu. The theme’s component takes no attributes for its element, so the element is changed. */
export default function DocRootLayoutSidebar(props: Props): ReactNode {
  const column = (Sidebar as (given: Props) => ReactNode)(props);
  if (!isValidElement<HTMLAttributes<HTMLElement>>(column)) return column;
  return cloneElement(column, { 'aria-label': translate({ id: 'sideMenu.label', message: 'Side menu' }) });
}
