import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { extractPath, referencePath } from '@apidoc/richtext';
import { PageTools } from '@apidoc/theme/react';

interface Props {
  readonly slug: string;
}

/** An operation in other forms. */
export default function OperationTools({ slug }: Props): ReactNode {
  return <PageTools address={useBaseUrl(referencePath(slug))} extract={useBaseUrl(extractPath(slug))} />;
}
