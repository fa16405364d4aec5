import { useMemo, type ReactNode } from 'react';
import Tree from '@theme-init/TOCItems/Tree';
import type { Props } from '@theme/TOCItems/Tree';
import { toInlineHtml } from '@reliure/browser';

type Titles = Props['toc'];

/**
 * Renders the theme’s tree of titles, which are set as HTML. A guide’s title may contain elements that the site’s
 * Trusted Types policy refuses; they are removed here (adr/0022). Code is not to be translated by browsers.
 */
export default function TitleTree({ toc, ...props }: Props): ReactNode {
  const titles = useMemo(() => toInlineTitles(toc), [toc]);
  return <Tree toc={titles} {...props} />;
}

function toInlineTitles(titles: Titles): Titles {
  return titles.map((title) => ({
    ...title,
    value: toInlineHtml(title.value).replaceAll('<code>', '<code translate="no">'),
    children: [...toInlineTitles(title.children)],
  }));
}
