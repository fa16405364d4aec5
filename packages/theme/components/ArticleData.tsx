import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import StructuredData from './StructuredData.tsx';

interface Props {
  /** `APIReference` is the page of an operation. */
  readonly type: 'TechArticle' | 'APIReference';
  readonly title: string;
  readonly description: string;
  /** Time of the last change, in milliseconds since 1970. */
  readonly changedAt?: number;
}

/** Renders data about a technical text, with the site that it belongs to. */
export default function ArticleData({ type, title, description, changedAt }: Props): ReactNode {
  const { pathname } = useLocation();
  const { siteConfig, i18n } = useDocusaurusContext();
  const url = siteConfig.url + pathname;
  return (
    <StructuredData
      data={{
        '@context': 'https://schema.org',
        '@type': type,
        '@id': url,
        url,
        headline: title,
        description,
        inLanguage: i18n.currentLocale,
        ...(changedAt !== undefined && { dateModified: new Date(changedAt).toISOString() }),
        isPartOf: { '@type': 'WebSite', name: siteConfig.title, url: siteConfig.url + siteConfig.baseUrl },
      }}
    />
  );
}
