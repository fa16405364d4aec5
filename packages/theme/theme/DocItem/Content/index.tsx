import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import ArticleData from '../../../components/ArticleData';
import TitleWithTools from '../../../components/TitleWithTools';

/** Renders a guide: its title, links to its other forms, and its content. */
export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata, frontMatter, contentTitle } = useDoc();
  const hasTitle = contentTitle === undefined && frontMatter.hide_title !== true;
  const title = hasTitle && <Heading as="h1">{metadata.title}</Heading>;
  const { title: headline, description, lastUpdatedAt } = metadata;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <ArticleData
        type="TechArticle"
        title={headline}
        description={description}
        {...(typeof lastUpdatedAt === 'number' && { changedAt: lastUpdatedAt })}
      />
      {metadata.unlisted ? title : <TitleWithTools address={metadata.permalink}>{title}</TitleWithTools>}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
