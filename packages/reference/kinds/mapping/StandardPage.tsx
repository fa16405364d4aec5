import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { referencePath } from '@apidoc/richtext';
import { Code } from '@apidoc/theme/react';
import CatalogueLayout from '../../views/catalogues/CatalogueLayout';
import Section from '../../views/Section';
import RichTextView, { ItemView } from '../../views/text/RichTextView';
import ConceptMapLink from './ConceptMapLink';
import { bundleLabel, mappingSections, mappingTitles, standardTitle } from './mappingWording';
import type { MappingLink, StandardProps } from './model';
import styles from './StandardPage.module.css';

/** Renders the list of the schemas that are mapped to a standard, and of those without a counterpart. */
export default function StandardPage({ standard }: StandardProps): ReactNode {
  const { slug, title, description, mappings, unmatched } = standard;
  return (
    <CatalogueLayout
      catalogue={{ slug, title: standardTitle(title) }}
      description={translate(
        {
          id: 'reference.standard.description',
          message: 'Ce qui correspond, dans {standard}, à chaque schéma de l’API, champ par champ et code par code',
        },
        { standard: title },
      )}
    >
      <RichTextView content={description} topLevel={2} />
      <ConceptMapLink slug={slug} label={bundleLabel} />
      <ul className={styles.mappings}>
        {mappings.map((mapping) => (
          <li key={mapping.slug}>
            <Link to={referencePath(mapping.slug)}>{mapping.schema.name}</Link>
            <Names mapping={mapping} />
          </li>
        ))}
      </ul>
      {unmatched.length > 0 && (
        <Section id={mappingSections.unmatched} title={mappingTitles.unmatched}>
          <ul className={styles.unmatched}>
            {unmatched.map(({ schema, remark }) => (
              <li key={schema.slug}>
                <Link to={referencePath(schema.slug)}>{schema.name}</Link>
                {' — '}
                <ItemView content={remark} topLevel={3} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </CatalogueLayout>
  );
}

function Names({ mapping: { elements } }: { readonly mapping: MappingLink }): ReactNode {
  return (
    <span>
      {elements.map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <Code>{name}</Code>
        </span>
      ))}
    </span>
  );
}
