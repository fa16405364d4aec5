import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { extractPath } from '@site/core/markdown/links';
import { referencePath } from '@site/core/pages/paths';
import PageTools from '@site/plugins/machine-files/components/PageTools';

interface Props {
  readonly slug: string;
}

/** An operation in other forms. */
export default function OperationTools({ slug }: Props): ReactNode {
  return <PageTools address={useBaseUrl(referencePath(slug))} extract={useBaseUrl(extractPath(slug))} />;
}
