import type { ReactNode } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { conceptMapPath } from './conceptMapPath';
import { downloadWording } from './mappingWording';

interface Props {
  readonly slug: string;
  readonly label: string;
}

/** Renders the link to a mapping as a file. */
export default function ConceptMapLink({ slug, label }: Props): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  return (
    <p>
      {downloadWording}{' '}
      <a href={withBaseUrl(conceptMapPath(slug))} download>
        {label}
      </a>
    </p>
  );
}
