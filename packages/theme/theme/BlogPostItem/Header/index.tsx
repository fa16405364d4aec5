import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import { usePluralForm } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useLanguage } from '@reliure/docusaurus/client';
import { sharedPicturePath } from '@reliure/richtext';
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title';
import SharedPicture from '../../../components/SharedPicture.tsx';
import TitleWithTools from '../../../components/TitleWithTools.tsx';
import styles from './styles.module.css';

/** Renders the title of a post, with the menu of its other forms on its own page, and one line about it. */
export default function BlogPostItemHeader(): ReactNode {
  const { metadata, isBlogPostPage } = useBlogPost();
  const picture = sharedPicturePath('blog', useLanguage());
  const title = <BlogPostItemHeaderTitle />;
  const hasTools = isBlogPostPage && !metadata.unlisted;
  return (
    <header>
      {isBlogPostPage && <SharedPicture path={picture} />}
      {hasTools ? <TitleWithTools address={metadata.permalink}>{title}</TitleWithTools> : title}
      <Facts />
    </header>
  );
}

/** Renders the date, the names of the authors, and the reading time. */
function Facts(): ReactNode {
  const { date, authors, readingTime } = useBlogPost().metadata;
  const { currentLocale } = useDocusaurusContext().i18n;
  const toMinutes = useMinutes();
  const day = new Intl.DateTimeFormat(currentLocale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p className={styles.facts}>
      <time dateTime={date}>{day.format(new Date(date))}</time>
      {authors.map(({ name, url }, index) => (
        <Fragment key={index}>
          {' · '}
          {url === undefined ? name : <Link to={url}>{name}</Link>}
        </Fragment>
      ))}
      {readingTime !== undefined && ` · ${toMinutes(Math.ceil(readingTime))}`}
    </p>
  );
}

function useMinutes(): (readingTime: number) => string {
  const { selectMessage } = usePluralForm();
  return (readingTime) =>
    selectMessage(
      readingTime,
      translate(
        { id: 'theme.blog.post.readingTime.plurals', message: 'One min read|{readingTime} min read' },
        { readingTime },
      ),
    );
}
