import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { PageMetadata } from '@docusaurus/theme-common';
import { referencePath, sharedPicturePath } from '@apidoc/richtext';
import { TitleWithTools } from '@apidoc/theme/react';
import type { CatalogueLink } from '../../model/links';
import Breadcrumb from '../Breadcrumb';
import ReferenceFrame from '../ReferenceFrame';
import BreakableText from '../text/BreakableText';
import styles from './CatalogueLayout.module.css';

interface Props {
  readonly catalogue: Pick<CatalogueLink, 'slug' | 'title'>;
  /** The page, unless it is the index page itself. */
  readonly page?: { readonly slug: string; readonly title: string };
  /** Heading, if it is not the title. */
  readonly heading?: string;
  readonly description: string;
  readonly children: ReactNode;
}

/** Renders the layout of an index page, or of a page below it. */
export default function CatalogueLayout({ catalogue, page, heading, description, children }: Props): ReactNode {
  const { slug, title: parentTitle } = catalogue;
  return (
    <ReferenceFrame activeSlug={page?.slug ?? slug}>
      <PageMetadata
        title={page === undefined ? parentTitle : `${page.title} · ${parentTitle}`}
        description={description}
        image={sharedPicturePath('api')}
      />
      <article className={styles.article}>
        {page === undefined ? (
          <Breadcrumb title={parentTitle} />
        ) : (
          <Breadcrumb parent={{ path: referencePath(slug), title: parentTitle }} title={page.title} />
        )}
        <TitleWithTools address={useBaseUrl(referencePath(page?.slug ?? slug))}>
          <h1>
            <BreakableText text={heading ?? page?.title ?? parentTitle} />
          </h1>
        </TitleWithTools>
        {children}
      </article>
    </ReferenceFrame>
  );
}
