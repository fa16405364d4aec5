import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/BlogArchivePage';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

/**
 * Renders all posts, by year. The theme’s own page puts its title outside of the main content, and skips a level of
 * headings.
 */
export default function BlogArchivePage({ archive: { blogPosts } }: Props): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const days = new Intl.DateTimeFormat(currentLocale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const title = translate({ id: 'theme.blog.archive.title', message: 'Archive' });
  const years = [...new Set(blogPosts.map(yearOf))];
  return (
    <Layout
      title={title}
      description={translate({ id: 'theme.blog.archive.description', message: 'All blog posts, by year' })}
    >
      <main className={`markdown ${styles.page}`}>
        <h1>{title}</h1>
        {years.map((year) => (
          <section key={year} aria-labelledby={year}>
            <h2 id={year}>{year}</h2>
            <ul className={styles.posts}>
              {blogPosts
                .filter((post) => yearOf(post) === year)
                .map(({ metadata }) => (
                  <li key={metadata.permalink}>
                    <time dateTime={metadata.date}>{days.format(new Date(metadata.date))}</time>
                    <Link to={metadata.permalink}>{metadata.title}</Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}

function yearOf({ metadata }: Props['archive']['blogPosts'][number]): string {
  return metadata.date.slice(0, 4);
}
