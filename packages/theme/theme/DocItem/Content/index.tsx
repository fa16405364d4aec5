import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import { MDXProvider } from '@mdx-js/react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useLanguage } from '@reliure/docusaurus/client';
import { sharedPicturePath } from '@reliure/richtext';
import type { Props } from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import ArticleData from '../../../components/ArticleData.tsx';
import GuideHeading from '../../../components/GuideHeading.tsx';
import SharedPicture from '../../../components/SharedPicture.tsx';
import TitleWithTools from '../../../components/TitleWithTools.tsx';

type HeadingProps = Omit<ComponentProps<typeof Heading>, 'as'>;

const headings = {
  h2: (props: HeadingProps) => <GuideHeading as="h2" {...props} />,
  h3: (props: HeadingProps) => <GuideHeading as="h3" {...props} />,
};

/** Renders a guide: its title, links to its other forms, and its content. */
export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata, frontMatter, contentTitle } = useDoc();
  const hasTitle = contentTitle === undefined && frontMatter.hide_title !== true;
  const title = hasTitle && <Heading as="h1">{metadata.title}</Heading>;
  const { title: headline, description, lastUpdatedAt } = metadata;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <SharedPicture path={sharedPicturePath('docs', useLanguage())} />
      <ArticleData
        type="TechArticle"
        title={headline}
        description={description}
        {...(typeof lastUpdatedAt === 'number' && { changedAt: lastUpdatedAt })}
      />
      {metadata.unlisted ? title : <TitleWithTools address={metadata.permalink}>{title}</TitleWithTools>}
      <MDXContent>
        <MDXProvider components={headings}>{children}</MDXProvider>
      </MDXContent>
    </div>
  );
}
