import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { PageMetadata } from '@docusaurus/theme-common';
import { useLanguage } from '@reliure/docusaurus/client';
import { BlockList, BreakableText, useSitePath } from '@reliure/page/react';
import { referencePath, referencePicturePath } from '@reliure/richtext';
import { SharedPicture, TitleWithTools } from '@reliure/theme/react';
import type { DescribedPageProps } from './describedPage.ts';
import { toFullTitle } from './fullTitle.ts';
import Breadcrumb from '../views/Breadcrumb.tsx';
import { useLayout } from '../sidebar/layout.ts';
import ReferenceFrame from '../views/ReferenceFrame.tsx';
import styles from './DescribedPageView.module.css';

/** Renders a page that is described by its blocks. */
export default function DescribedPageView(page: DescribedPageProps): ReactNode {
  const { slug, title, heading = title, name = title, parent, description = heading, blocks } = page;
  const toSitePath = useSitePath();
  const { id, label } = useLayout();
  return (
    <ReferenceFrame activeSlug={slug ?? null}>
      <PageMetadata
        title={toFullTitle(parent === undefined ? name : `${title} · ${parent.title}`, label)}
        description={description}
      />
      <SharedPicture path={referencePicturePath(id, undefined, useLanguage())} />
      <article className={styles.article}>
        {slug !== undefined && (
          <Breadcrumb
            {...(parent !== undefined && { parent: { path: referencePath(parent.slug), title: parent.title } })}
            title={title}
          />
        )}
        <TitleWithTools address={useBaseUrl(toSitePath(referencePath(slug)))}>
          <h1>
            <BreakableText text={heading} />
          </h1>
        </TitleWithTools>
        <BlockList blocks={blocks} />
      </article>
    </ReferenceFrame>
  );
}
