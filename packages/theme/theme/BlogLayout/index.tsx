import type { ReactNode } from 'react';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import type { Props } from '@theme/BlogLayout';
import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

/** Renders a page of the blog in the shell of guides: the recent posts where their menu is. */
export default function BlogLayout({ sidebar, toc, children, ...layout }: Props): ReactNode {
  const hasMenu = sidebar !== undefined && sidebar.items.length > 0;
  return (
    <HtmlClassNameProvider className={hasMenu ? 'blog-with-menu' : 'blog-without-menu'}>
      <Layout {...layout}>
        <div className={styles.frame}>
          {hasMenu && <BlogSidebar sidebar={sidebar} />}
          <div className={styles.page}>
            <main className={styles.main}>{children}</main>
            {toc !== undefined && <div className={styles.contents}>{toc}</div>}
          </div>
        </div>
      </Layout>
    </HtmlClassNameProvider>
  );
}
