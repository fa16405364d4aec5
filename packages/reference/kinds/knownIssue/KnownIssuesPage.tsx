import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { referencePath } from '@apidoc/richtext';
import CatalogueLayout from '../../views/catalogues/CatalogueLayout';
import Fact from '../../views/Fact';
import Section from '../../views/Section';
import RichTextView from '../../views/text/RichTextView';
import { knownIssueAnchors, knownIssueCatalogue, knownIssueTexts } from './knownIssueWording';
import type { Day, KnownIssue, KnownIssueProps } from './model';
import styles from './KnownIssuesPage.module.css';

/** Renders the faults of the API that its provider has confirmed, open ones first. */
export default function KnownIssuesPage({ open, fixed }: KnownIssueProps): ReactNode {
  return (
    <CatalogueLayout
      catalogue={knownIssueCatalogue}
      description={translate({
        id: 'reference.knownIssues.description',
        message: 'Les défauts confirmés de l’API, et ce qu’il faut faire en attendant leur correction',
      })}
    >
      <p>{knownIssueTexts.introduction}</p>
      <Section id={knownIssueAnchors.open} title={knownIssueTexts.open}>
        {open.length === 0 && <p>{knownIssueTexts.noneOpen}</p>}
        <Issues issues={open} />
      </Section>
      {fixed.length > 0 && (
        <Section id={knownIssueAnchors.fixed} title={knownIssueTexts.fixed}>
          <Issues issues={fixed} />
        </Section>
      )}
    </CatalogueLayout>
  );
}

function Issues({ issues }: { readonly issues: readonly KnownIssue[] }): ReactNode {
  return issues.map(({ anchor, title, since, fixed, operations, description, workaround }) => (
    <section key={anchor} className={styles.issue}>
      <Heading as="h3" id={anchor}>
        {title}
      </Heading>
      <RichTextView content={description} topLevel={3} />
      <dl className={styles.facts}>
        <Fact term={knownIssueTexts.since}>
          <DayText day={since} />
        </Fact>
        {fixed !== undefined && (
          <Fact term={knownIssueTexts.fixedOn}>
            <DayText day={fixed} />
          </Fact>
        )}
        {operations.length > 0 && (
          <Fact term={knownIssueTexts.operations}>
            {operations.map((operation, index) => (
              <span key={operation.slug}>
                {index > 0 && ', '}
                <Link to={referencePath(operation.slug)}>{operation.title}</Link>
              </span>
            ))}
          </Fact>
        )}
        {workaround.length > 0 && (
          <Fact term={knownIssueTexts.workaround}>
            <RichTextView content={workaround} topLevel={3} />
          </Fact>
        )}
      </dl>
    </section>
  ));
}

function DayText({ day: { date, text } }: { readonly day: Day }): ReactNode {
  return <time dateTime={date}>{text}</time>;
}
