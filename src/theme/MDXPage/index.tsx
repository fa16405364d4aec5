import type { ReactNode } from 'react';
import MDXPage from '@theme-original/MDXPage';
import type { Props } from '@theme/MDXPage';
import TwinLink from '@site/plugins/machine-files/components/TwinLink';

/** A plain page, with a link to its Markdown for programs. */
export default function MDXPageWithTwin(props: Props): ReactNode {
  const { permalink, unlisted } = props.content.metadata;
  return (
    <>
      {!unlisted && <TwinLink address={permalink} />}
      <MDXPage {...props} />
    </>
  );
}
