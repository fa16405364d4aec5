import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import type { OperationProps } from '../props';
import Breadcrumb from './Breadcrumb';
import Examples from './operation/Examples';
import FactLine from './operation/FactLine';
import OnThisPage from './operation/OnThisPage';
import OperationHeader from './operation/OperationHeader';
import OperationTools from './operation/OperationTools';
import Section from './operation/Section';
import { toSections } from './operation/sections';
import Pager from './Pager';
import ReferencePage from './ReferencePage';
import Documentation from './text/Documentation';
import RichTextView from './text/RichTextView';
import styles from './OperationPage.module.css';

export default function OperationPage(props: OperationProps): ReactNode {
  const { page, previousPage, nextPage } = props;
  const { description = [] } = page;
  const [lead, ...rest] = description[0]?.kind === 'paragraph' ? description : [undefined, ...description];
  const sections = toSections(props);
  return (
    <ReferencePage activeSlug={page.slug}>
      <PageMetadata title={page.title} description={page.purpose ?? `${page.method} ${page.path}`} />
      <article className={styles.article}>
        <div className={styles.top}>
          <Breadcrumb group={page.group} title={page.title} />
          <OperationHeader page={page} />
          <OperationTools slug={page.slug} />
          {lead !== undefined && <RichTextView content={[lead]} />}
          <OnThisPage sections={sections} />
          <FactLine facts={page.facts} />
        </div>
        <aside className={styles.examples}>
          <Examples page={page} />
        </aside>
        <div className={styles.main}>
          {rest.length > 0 && (
            <div className={styles.description}>
              <RichTextView content={rest.filter((block) => block !== undefined)} topLevel={3} />
            </div>
          )}
          {page.documentation !== undefined && <Documentation link={page.documentation} />}
          {sections.map(({ id, title, folds, content }) => (
            <Section key={id} id={id} title={title} folds={folds}>
              {content}
            </Section>
          ))}
          <Pager previous={previousPage} next={nextPage} />
        </div>
      </article>
    </ReferencePage>
  );
}
