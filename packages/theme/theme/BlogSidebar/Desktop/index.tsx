import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { BlogSidebarItemList, useVisibleBlogSidebarItems } from '@docusaurus/plugin-content-blog/client';
import type { Props } from '@theme/BlogSidebar/Desktop';
import styles from './styles.module.css';

/** Renders the recent posts as the menu of the blog, in the same place as that of guides. */
export default function BlogSidebarDesktop({ sidebar }: Props): ReactNode {
  return (
    <aside className={styles.column} aria-label={translate({ id: 'sideMenu.label', message: 'Side menu' })}>
      <nav
        className={styles.menu}
        aria-label={translate({ id: 'theme.blog.sidebar.navAriaLabel', message: 'Blog recent posts navigation' })}
      >
        <div className={styles.title}>{sidebar.title}</div>
        <BlogSidebarItemList
          items={useVisibleBlogSidebarItems(sidebar.items)}
          ulClassName="menu__list"
          linkClassName="menu__link"
          linkActiveClassName="menu__link--active"
        />
      </nav>
    </aside>
  );
}
