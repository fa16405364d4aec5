import type { ReactNode } from 'react';
import CollapseButton from '@theme-init/TOCCollapsible/CollapseButton';
import type { Props } from '@theme/TOCCollapsible/CollapseButton';

/**
 * Renders the theme’s button, and also exposes to screen readers whether the table of contents is expanded. The theme
 * only shows it.
 */
export default function AccessibleCollapseButton(props: Props): ReactNode {
  return <CollapseButton {...props} aria-expanded={!props.collapsed} />;
}
