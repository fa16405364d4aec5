import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import CatalogueLayout from '../../views/catalogues/CatalogueLayout';
import Section from '../../views/Section';
import { ItemView } from '../../views/text/RichTextView';
import { comparisonCatalogue, comparisonTexts } from './comparisonWording';
import type { ComparisonProps } from './model';
import ReleaseChoice from './ReleaseChoice';
import styles from './ComparisonPage.module.css';

/** Renders the changes of all comparisons. The page script shows those of the chosen releases. */
export default function ComparisonPage({ comparison }: ComparisonProps): ReactNode {
  const { releases, sections, changelogPage } = comparison;
  return (
    <CatalogueLayout
      catalogue={comparisonCatalogue}
      description={translate({
        id: 'reference.comparison.description',
        message: 'Ce qui a changé entre deux versions du contrat, les changements incompatibles d’abord',
      })}
    >
      <p>{comparisonTexts.introduction}</p>
      <p>
        <span className={styles.all}>{comparisonTexts.all} </span>
        <Link to={changelogPage}>{comparisonTexts.changelog}</Link>
      </p>
      <ReleaseChoice releases={releases} />
      {sections.map(({ id, title, isBreaking, domains }) => (
        <div key={id} data-compared-group="" data-breaking={isBreaking ? '' : undefined}>
          <Section id={id} title={title}>
            {domains.map((domain) => (
              <div key={domain.id} data-compared-group="">
                <Heading as="h3" id={domain.id}>
                  {domain.title}
                </Heading>
                <ul className={styles.changes}>
                  {domain.changes.map(({ content, pairs, since }, index) => (
                    <li key={index} data-pairs={pairs.join(' ')}>
                      <ItemView content={content} />{' '}
                      <Link className={styles.since} to={since.path}>
                        {since.words}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </Section>
        </div>
      ))}
    </CatalogueLayout>
  );
}
