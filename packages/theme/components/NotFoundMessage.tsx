import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useAllPluginInstancesData } from '@docusaurus/useGlobalData';
import { referencePlugin } from '@reliure/docusaurus/client';
import { mainReference } from '@reliure/richtext';
import useOtherCase from './notFound/useOtherCase.ts';
import styles from './NotFoundMessage.module.css';

interface Props {
  readonly className?: string;
  /** Other ways on, such as pages with similar addresses. */
  readonly children?: ReactNode;
}

/**
 * Renders the not-found page. The built page is served for every unknown URL, and React renders it again for the actual
 * one. Until then, the page says that it is starting, and the style sheet hides controls that only React handles.
 */
export default function NotFoundMessage({ className, children }: Props): ReactNode {
  useOtherCase();
  const reference = useReference();
  const firstGuide = useDocusaurusContext().siteConfig.customFields?.['firstGuide'];
  return (
    <main className={clsx(styles.page, className)} data-needs-app="page">
      <PageMetadata title={translate({ id: 'notFound.title', message: 'Page not found' })} />
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>
        <Translate id="notFound.title">Page not found</Translate>
      </h1>
      <p>
        <Translate id="notFound.broken">
          The link that brought you here is broken: there is no page at this address.
        </Translate>
      </p>
      <p>
        <Translate id="notFound.tell">
          Tell the owner of the site you came from, so that they can fix their link.
        </Translate>
      </p>
      {children}
      <ul className={styles.ways}>
        <li>
          <Link to="/search">
            <Translate id="notFound.search">Search this site</Translate>
          </Link>
        </li>
        {reference !== undefined && (
          <li>
            <Link to={reference.path}>
              <Translate id="notFound.reference">Browse the API reference</Translate>
            </Link>
          </li>
        )}
        {typeof firstGuide === 'string' && (
          <li>
            <Link to={firstGuide}>
              <Translate id="notFound.docs">Read the introduction</Translate>
            </Link>
          </li>
        )}
      </ul>
      <p className={styles.starting} role="status">
        <Translate id="notFound.starting">The search and menus of this page are starting…</Translate>
      </p>
    </main>
  );
}

/** Returns the main reference of the site, as its plugin describes it to all pages; `undefined` if there is none. */
function useReference(): { readonly path: string } | undefined {
  const instances = useAllPluginInstancesData(referencePlugin) as Record<string, { readonly path: string }> | undefined;
  return instances?.[mainReference] ?? Object.values(instances ?? {})[0];
}
