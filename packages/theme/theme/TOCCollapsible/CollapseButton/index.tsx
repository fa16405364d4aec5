import type { ReactNode } from 'react';
import CollapseButton from '@theme-init/TOCCollapsible/CollapseButton';
import type { Props } from '@theme/TOCCollapsible/CollapseButton';

/**
 * Renders the theme’s button. The theme only shows whether the table of contents is expanded; this one also exposes it
 * to screen readers.
 */
export default function TellingCollapseButton(props: Props): ReactNode {
  return <CollapseButton {...props} aria-expanded={!props.collapsed} />;
}
