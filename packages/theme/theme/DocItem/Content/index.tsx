import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import PageTools from '../../../components/PageTools';

/** Renders a guide: its title, links to its other forms, and its content. */
export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata, frontMatter, contentTitle } = useDoc();
  const hasTitle = contentTitle === undefined && frontMatter.hide_title !== true;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {hasTitle && <Heading as="h1">{metadata.title}</Heading>}
      {!metadata.unlisted && <PageTools address={metadata.permalink} />}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
