import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { PageMetadata } from '@docusaurus/theme-common';
import { BlockList, BreakableText } from '@apidoc/page/react';
import { referencePath, sharedPicturePath } from '@apidoc/richtext';
import { TitleWithTools } from '@apidoc/theme/react';
import type { DescribedPageProps } from './describedPage';
import Breadcrumb from '../views/Breadcrumb';
import ReferenceFrame from '../views/ReferenceFrame';
import styles from './DescribedPageView.module.css';

/** Renders a page that is described by its blocks. */
export default function DescribedPageView(page: DescribedPageProps): ReactNode {
  const { slug, title, heading = title, name = title, parent, description = heading, blocks } = page;
  return (
    <ReferenceFrame activeSlug={slug ?? null}>
      <PageMetadata
        title={parent === undefined ? name : `${title} · ${parent.title}`}
        description={description}
        image={sharedPicturePath('api')}
      />
      <article className={styles.article}>
        {slug !== undefined && (
          <Breadcrumb
            {...(parent !== undefined && { parent: { path: referencePath(parent.slug), title: parent.title } })}
            title={title}
          />
        )}
        <TitleWithTools address={useBaseUrl(referencePath(slug))}>
          <h1>
            <BreakableText text={heading} />
          </h1>
        </TitleWithTools>
        <BlockList blocks={blocks} />
      </article>
    </ReferenceFrame>
  );
}
