import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { referencePath } from '@reliure/richtext';
import { StructuredData } from '@reliure/theme/react';
import { BreakableText, PageLink, useSitePath } from '@reliure/page/react';
import { useLayout } from '../sidebar/layout.ts';
import styles from './Breadcrumb.module.css';

interface Props {
  /** The group or page above this one. */
  readonly parent?: { readonly path: string; readonly title: string };
  readonly title: string;
}

export default function Breadcrumb({ parent, title }: Props): ReactNode {
  const { label } = useLayout();
  return (
    <>
      <BreadcrumbData parent={parent} title={title} />
      <nav aria-label={translate({ id: 'reference.breadcrumb', message: 'Breadcrumb' })}>
        <ol className={styles.trail}>
          <li>
            <PageLink to={referencePath()}>
              {label ?? <Translate id="reference.breadcrumb.root">API</Translate>}
            </PageLink>
          </li>
          {parent !== undefined && (
            <li>
              <PageLink to={parent.path}>
                <BreakableText text={parent.title} />
              </PageLink>
            </li>
          )}
          <li aria-current="page">
            <BreakableText text={title} />
          </li>
        </ol>
      </nav>
    </>
  );
}

/** Renders the breadcrumb as data. The last entry is the page itself, so it needs no address. */
function BreadcrumbData({ parent, title }: Props): ReactNode {
  const { url, baseUrl } = useDocusaurusContext().siteConfig;
  const toSitePath = useSitePath();
  const name = useLayout().label ?? translate({ id: 'reference.breadcrumb.root', message: 'API' });
  const root = { name, path: referencePath() };
  const entries = [root, ...(parent === undefined ? [] : [{ name: parent.title, path: parent.path }]), { name: title }];
  return (
    <StructuredData
      data={{
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: entries.map((entry, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: entry.name,
          ...('path' in entry && { item: url + baseUrl + toSitePath(entry.path).slice(1) }),
        })),
      }}
    />
  );
}
