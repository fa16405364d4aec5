import { useEffect, useState, type ReactNode } from 'react';
import { useAllPluginInstancesData } from '@docusaurus/useGlobalData';
import NotFoundContent from '@theme/NotFound/Content';
import { referencePlugin } from '@reliure/docusaurus/client';
import { pages } from './pages.ts';
import type { StaticPage } from './staticPages.ts';

/** Renders the not-found page beside the sidebar of the reference, which its landing page has. */
export default function NotFound({ pathname }: { readonly pathname: string }): ReactNode {
  const references = useAllPluginInstancesData(referencePlugin) as Record<string, { readonly path: string }>;
  const landing = Object.values(references).find(({ path }) => pathname.startsWith(`${path}/`))?.path;
  const [column, setColumn] = useState<StaticPage['column']>();
  useEffect(() => {
    // Without the sidebar, the page says the same.
    if (landing !== undefined)
      pages.load(landing).then(
        (page) => setColumn(page?.column),
        () => undefined,
      );
  }, [landing]);
  return (
    <div className="beside-menu">
      {column !== undefined && <div style={{ display: 'contents' }} dangerouslySetInnerHTML={column} />}
      <NotFoundContent />
    </div>
  );
}
