import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import { useHasMachineFiles } from '@reliure/docusaurus/client';

interface Props {
  /** Path of the picture from the site’s root. */
  readonly path: string;
}

/** Names the picture that other sites show beside a link to the page, if the site has such pictures. */
export default function SharedPicture({ path }: Props): ReactNode {
  return useHasMachineFiles() && <PageMetadata image={path} />;
}
