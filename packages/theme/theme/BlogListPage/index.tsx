import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogListPage';
import StructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import styles from './styles.module.css';

/**
 * Renders a page of the list of posts, with a title, which the theme’s own page lacks, and links to the other lists.
 */
export default function BlogListPage(props: Props): ReactNode {
  const { metadata, items, sidebar } = props;
  const title =
    metadata.page === 1
      ? metadata.blogTitle
      : translate(
          { id: 'blog.list.title', message: '{title}, page {page}' },
          { title: metadata.blogTitle, page: metadata.page },
        );
  const base = metadata.permalink.replace(/\/page\/\d+$/, '');
  return (
    <HtmlClassNameProvider className={`${ThemeClassNames.wrapper.blogPages} ${ThemeClassNames.page.blogListPage}`}>
      <PageMetadata title={title} description={metadata.blogDescription} />
      <StructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <h1>{title}</h1>
        <ul className={styles.lists}>
          <li>
            <Link to={`${base}/archive`}>{translate({ id: 'blog.list.archive', message: 'All posts by date' })}</Link>
          </li>
          <li>
            <Link to={`${base}/tags`}>{translate({ id: 'blog.list.tags', message: 'By tag' })}</Link>
          </li>
          <li>
            <a href={`${base}/rss.xml`}>{translate({ id: 'blog.list.rss', message: 'RSS feed' })}</a>
          </li>
          <li>
            <a href={`${base}/atom.xml`}>{translate({ id: 'blog.list.atom', message: 'Atom feed' })}</a>
          </li>
        </ul>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
