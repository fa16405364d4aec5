import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { SchemaNode } from '@apidoc/schema';
import styles from './schema.module.css';

interface Props {
  readonly node: SchemaNode;
  /** The described parts of the node. */
  readonly children: ReactNode;
}

/** Number of fields that a reader takes in at once. With more, their names come first. */
const maxExpandedFields = 8;

/** Renders the names of a component’s fields as links, and collapses their descriptions. */
export default function CollapsedParts({ node: { name, parts }, children }: Props): ReactNode {
  const fields = parts.flatMap((part) => (part.kind === 'fields' ? part.fields : []));
  if (name === undefined || fields.length <= maxExpandedFields) return children;
  return (
    <>
      <p className={styles.names}>
        {fields.map((field) => (
          <a key={field.anchor} href={`#${field.anchor}`}>
            {field.name}
          </a>
        ))}
      </p>
      <details className={styles.collapsed} data-collapsible="">
        <summary>
          <Translate id="reference.schema.collapsed" values={{ count: fields.length, name }}>
            {'Les {count} champs de {name}'}
          </Translate>
        </summary>
        {children}
      </details>
    </>
  );
}
