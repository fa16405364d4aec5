import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { Author } from '@docusaurus/plugin-content-blog';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import { usePluralForm } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useLanguage } from '@reliure/docusaurus/client';
import { sharedPicturePath } from '@reliure/richtext';
import BlogPostItemHeaderAuthors from '@theme/BlogPostItem/Header/Authors';
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
      {metadata.authors.some(hasCard) && <BlogPostItemHeaderAuthors />}
    </header>
  );
}

/** Renders the date, the authors and the reading time. */
function Facts(): ReactNode {
  const { date, authors, readingTime } = useBlogPost().metadata;
  const { currentLocale } = useDocusaurusContext().i18n;
  const { selectMessage } = usePluralForm();
  const day = new Intl.DateTimeFormat(currentLocale, { dateStyle: 'long', timeZone: 'UTC' });
  const minutes = Math.ceil(readingTime ?? 0);
  const facts = [
    <time dateTime={date}>{day.format(new Date(date))}</time>,
    ...(authors.some(hasCard)
      ? []
      : authors.map(({ name, url }) => (url === undefined ? name : <Link to={url}>{name}</Link>))),
    ...(readingTime === undefined
      ? []
      : [
          selectMessage(
            minutes,
            translate(
              { id: 'theme.blog.post.readingTime.plurals', message: 'One min read|{readingTime} min read' },
              { readingTime: minutes },
            ),
          ),
        ]),
  ];
  return (
    <p className={styles.facts}>
      {facts.map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          {fact}
        </Fragment>
      ))}
    </p>
  );
}

/** Whether there is more to show of an author than a name, which the theme’s own component does. */
function hasCard({ imageURL, title, socials = {} }: Author): boolean {
  return Boolean(imageURL) || Boolean(title) || Object.keys(socials).length > 0;
}
