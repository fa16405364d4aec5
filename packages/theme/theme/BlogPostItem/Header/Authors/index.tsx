import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import { useLanguage } from '@reliure/docusaurus/client';
import { sharedPicturePath } from '@reliure/richtext';
import Authors from '@theme-init/BlogPostItem/Header/Authors';
import type { Props } from '@theme/BlogPostItem/Header/Authors';
import PageTools from '../../../../components/PageTools.tsx';
import SharedPicture from '../../../../components/SharedPicture.tsx';

/** Renders the authors of a post and, on its own page, links to its other forms. */
export default function BlogPostItemHeaderAuthors(props: Props): ReactNode {
  const { metadata, isBlogPostPage } = useBlogPost();
  const language = useLanguage();
  return (
    <>
      {isBlogPostPage && <SharedPicture path={sharedPicturePath('blog', language)} />}
      <Authors {...props} />
      {isBlogPostPage && !metadata.unlisted && <PageTools address={metadata.permalink} />}
    </>
  );
}
