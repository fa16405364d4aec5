import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocItem/Content';
import type { Props } from '@theme/DocItem/Content';
import PageTools from '@site/plugins/machine-files/components/PageTools';

/** A guide, and above it its other forms. */
export default function DocItemContent(props: Props): ReactNode {
  const { metadata } = useDoc();
  return (
    <>
      {!metadata.unlisted && <PageTools address={metadata.permalink} />}
      <Content {...props} />
    </>
  );
}
