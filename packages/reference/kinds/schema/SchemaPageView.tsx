import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { schemaSections } from '../../model/sections';
import type { Example } from '../../model/exchange';
import type { SchemaProps } from './model';
import CatalogueLayout from '../../views/catalogues/CatalogueLayout';
import MappingLinks from '../../views/catalogues/MappingLinks';
import SchemaLinks from '../../views/catalogues/SchemaLinks';
import Users from '../../views/catalogues/Users';
import Section from '../../views/Section';
import { Details, FieldBadges } from '../../views/schema/SchemaFacts';
import SchemaText from '../../views/schema/SchemaText';
import { SchemaParts, TypeLabel } from '../../views/schema/SchemaView';
import { CodeSample } from '@apidoc/theme/react';
import RichTextView from '../../views/text/RichTextView';
import styles from './SchemaPageView.module.css';
import { schemaCatalogue } from './schemaWording';

/** Renders a component schema: its content, and the operations and schemas that use it. */
export default function SchemaPageView({ page }: SchemaProps): ReactNode {
  const { slug, name, title, node, examples, mappings, uses, users } = page;
  return (
    <CatalogueLayout catalogue={schemaCatalogue} page={{ slug, title: name }} description={title ?? name}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <SchemaText node={node} />
      <MappingLinks mappings={mappings} />
      <div className={examples.length === 0 ? undefined : styles.columns}>
        <div>
          <Section
            id={schemaSections.content}
            title={translate({ id: 'reference.schema.content', message: 'Contenu' })}
          >
            <p className={styles.type}>
              <TypeLabel node={node} />
              <FieldBadges node={node} />
            </p>
            <Details node={{ ...node, examples: [] }} />
            <SchemaParts parts={node.parts} />
          </Section>
          {uses.length > 0 && (
            <Section id={schemaSections.uses} title={translate({ id: 'reference.schema.uses', message: 'Utilise' })}>
              <SchemaLinks schemas={uses} />
            </Section>
          )}
          <Users users={users} />
        </div>
        {examples.length > 0 && (
          <aside className={styles.examples}>
            <h2>
              {examples.length === 1 ? (
                <Translate id="reference.schema.example">Exemple</Translate>
              ) : (
                <Translate id="reference.schema.examples">Exemples</Translate>
              )}
            </h2>
            <SchemaExamples examples={examples} />
          </aside>
        )}
      </div>
    </CatalogueLayout>
  );
}

/** Renders a single example as it is, or several as expandable blocks with the first one open. */
function SchemaExamples({ examples }: { readonly examples: readonly Example[] }): ReactNode {
  const [only, ...others] = examples;
  if (only !== undefined && others.length === 0)
    return <CodeSample text={only.text} marks={only.marks} title={only.language} />;
  return examples.map(({ name, title, description, text, marks, language }, index) => (
    <details key={name} open={index === 0}>
      <summary>{title}</summary>
      {description !== undefined && <RichTextView content={description} topLevel={3} />}
      <CodeSample text={text} marks={marks} title={language} />
    </details>
  ));
}
