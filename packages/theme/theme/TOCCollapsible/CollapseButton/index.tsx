import type { ReactNode } from 'react';
import CollapseButton from '@theme-init/TOCCollapsible/CollapseButton';
import type { Props } from '@theme/TOCCollapsible/CollapseButton';

/** The theme’s button shows whether it has unfolded the table of contents; this one also says it. */
export default function TellingCollapseButton(props: Props): ReactNode {
  return <CollapseButton {...props} aria-expanded={!props.collapsed} />;
}
