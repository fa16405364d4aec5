import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import { groupPath, sharedPicturePath } from '@apidoc/richtext';
import { ArticleData } from '@apidoc/theme/react';
import type { OperationProps } from './types';
import Breadcrumb from '../../views/Breadcrumb';
import Examples from '../../views/exchange/Examples';
import FactLine from './views/FactLine';
import OnThisPage from './views/OnThisPage';
import OperationHeader from './views/OperationHeader';
import Section from '../../views/Section';
import { toSections } from './views/sections';
import Pager from '../../views/Pager';
import ReferenceFrame from '../../views/ReferenceFrame';
import Documentation from '../../views/text/Documentation';
import RichTextView from '../../views/text/RichTextView';
import styles from './OperationPageView.module.css';

export default function OperationPageView(props: OperationProps): ReactNode {
  const { page, previousPage, nextPage } = props;
  const { description = [] } = page;
  const [lead, ...rest] = description[0]?.type === 'paragraph' ? description : [undefined, ...description];
  const sections = toSections(props);
  const summary = page.purpose ?? `${page.method} ${page.path}`;
  return (
    <ReferenceFrame activeSlug={page.slug}>
      <PageMetadata title={page.title} description={summary} image={sharedPicturePath(`api-${page.group.slug}`)} />
      <ArticleData type="APIReference" title={page.title} description={summary} />
      <article className={styles.article}>
        <div className={styles.top}>
          <Breadcrumb
            parent={{ path: groupPath(page.group.slug), title: page.group.title }}
            title={page.short ?? page.title}
          />
          <OperationHeader page={page} />
          {lead !== undefined && <RichTextView content={[lead]} />}
        </div>
        <OnThisPage sections={sections} />
        <div className={styles.rules}>
          <FactLine facts={page.facts} next={page.next} />
          {rest.length > 0 && (
            <div className={styles.description}>
              <RichTextView content={rest.filter((block) => block !== undefined)} topLevel={3} />
            </div>
          )}
          {page.documentation !== undefined && <Documentation link={page.documentation} />}
        </div>
        <aside className={styles.examples}>
          <Examples page={page} />
        </aside>
        <div className={styles.main}>
          {sections.map(({ id, title, hasCollapsibleSchemas, content }) => (
            <Section key={id} id={id} title={title} hasCollapsibleSchemas={hasCollapsibleSchemas}>
              {content}
            </Section>
          ))}
          <Pager previous={previousPage} next={nextPage} />
        </div>
      </article>
    </ReferenceFrame>
  );
}
