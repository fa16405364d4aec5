import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { extractPath } from '../../../../richtext/markdown/links';
import { referencePath } from '../../../../richtext/addresses/paths';
import PageTools from '../../../../theme/components/PageTools';

interface Props {
  readonly slug: string;
}

/** An operation in other forms. */
export default function OperationTools({ slug }: Props): ReactNode {
  return <PageTools address={useBaseUrl(referencePath(slug))} extract={useBaseUrl(extractPath(slug))} />;
}
