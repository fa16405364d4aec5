import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Info from '@theme-original/BlogPostItem/Header/Info';
import type { Props } from '@theme/BlogPostItem/Header/Info';
import PageTools from '@site/plugins/machine-files/components/PageTools';

/** Date and reading time of a post and, on its own page, its other forms. */
export default function BlogPostItemHeaderInfo(props: Props): ReactNode {
  const { metadata, isBlogPostPage } = useBlogPost();
  return (
    <>
      <Info {...props} />
      {isBlogPostPage && !metadata.unlisted && <PageTools address={metadata.permalink} />}
    </>
  );
}
