import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './lists.module.css';

interface Props {
  readonly posts: readonly { readonly title: string; readonly permalink: string; readonly date: string }[];
}

/** Lists the newest posts, with links to the blog and to the changelog. */
export default function PostList({ posts }: Props): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const day = new Intl.DateTimeFormat(currentLocale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <>
      <ul className={styles.rows}>
        {posts.map(({ title, permalink, date }) => (
          <li key={permalink}>
            <Link to={permalink}>{title}</Link>
            <time className={styles.aside} dateTime={date}>
              {day.format(new Date(date))}
            </time>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to="/blog">
          <Translate id="home.posts.all">Tous les articles</Translate>
        </Link>
        <Link to="/docs/changelog/overview">
          <Translate id="home.posts.changelog">Journal des modifications</Translate>
        </Link>
      </p>
    </>
  );
}
