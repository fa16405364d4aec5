import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { PageMetadata } from '@docusaurus/theme-common';
import { useLanguage } from '@reliure/docusaurus/client';
import { BlockList, BreakableText, useSitePath } from '@reliure/page/react';
import { extractPath, groupPath, referencePath, referencePicturePath } from '@reliure/richtext';
import { ArticleData, SharedPicture, TitleWithTools } from '@reliure/theme/react';
import { toFullTitle } from '../fullTitle.ts';
import { useLayout } from '../../sidebar/layout.ts';
import Breadcrumb from '../../views/Breadcrumb.tsx';
import Pager from '../../views/Pager.tsx';
import ReferenceFrame from '../../views/ReferenceFrame.tsx';
import OnThisPage from './OnThisPage.tsx';
import type { OperationProps } from './describe.ts';
import styles from './OperationPageView.module.css';

/** Renders an operation: its facts and sections, and the examples beside them. */
export default function OperationPageView(props: OperationProps): ReactNode {
  const language = useLanguage();
  const toSitePath = useSitePath();
  const { id, label } = useLayout();
  const { page, opening, facts, rules, sections, examples, previousPage, nextPage } = props;
  const { slug, title, group } = page;
  const summary = page.purpose ?? `${page.method} ${page.path}`;
  return (
    <ReferenceFrame activeSlug={slug}>
      <PageMetadata title={toFullTitle(title, label)} description={summary} />
      <SharedPicture path={referencePicturePath(id, group.slug, language)} />
      <ArticleData type="APIReference" title={title} description={summary} />
      <article className={styles.article}>
        <div className={styles.top}>
          <Breadcrumb parent={{ path: groupPath(group.slug), title: group.title }} title={page.short ?? title} />
          <header>
            <TitleWithTools
              address={useBaseUrl(toSitePath(referencePath(slug)))}
              extract={useBaseUrl(toSitePath(extractPath(slug)))}
            >
              <h1 className={styles.title}>
                <BreakableText text={title} />
              </h1>
            </TitleWithTools>
          </header>
          <BlockList blocks={opening} />
        </div>
        <OnThisPage sections={sections} />
        <div className={styles.rules}>
          <BlockList blocks={[facts, ...rules]} />
        </div>
        <aside
          className={styles.examples}
          aria-label={translate({ id: 'reference.columns.aside', message: 'Examples' })}
        >
          <BlockList blocks={examples} />
        </aside>
        <div className={styles.main}>
          <BlockList blocks={sections} />
          <Pager previous={previousPage} next={nextPage} />
        </div>
      </article>
    </ReferenceFrame>
  );
}
