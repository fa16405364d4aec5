import { useMemo, type ReactNode } from 'react';
import Tree from '@theme-init/TOCItems/Tree';
import type { Props } from '@theme/TOCItems/Tree';
import { toPhrase } from '@apidoc/browser';

type Titles = Props['toc'];

/**
 * The theme’s tree of titles, which it sets as HTML. A title of a guide may hold elements that the site’s policy for such
 * HTML refuses: here it stands without them (adr/0026).
 */
export default function TitleTree({ toc, ...props }: Props): ReactNode {
  const titles = useMemo(() => toPhrases(toc), [toc]);
  return <Tree toc={titles} {...props} />;
}

function toPhrases(titles: Titles): Titles {
  return titles.map((title) => ({ ...title, value: toPhrase(title.value), children: [...toPhrases(title.children)] }));
}
