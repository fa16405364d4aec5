import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Field, SchemaNode, SchemaPart } from '@site/core/pages/types';
import RichTextView from '../text/RichTextView';
import { SchemaParts, TypeLabel } from './SchemaView';
import styles from './schema.module.css';

interface Props {
  readonly fields: readonly Field[];
}

/** Fields, parameters or headers, each with an address of its own. */
export default function FieldList({ fields }: Props): ReactNode {
  return (
    <ul className={styles.fields}>
      {fields.map((field) => (
        <FieldView key={field.anchor} field={field} />
      ))}
    </ul>
  );
}

function FieldView({ field }: { readonly field: Field }): ReactNode {
  const { name, anchor, required, node } = field;
  useBrokenLinks().collectAnchor(anchor);
  return (
    <li id={anchor} className={styles.field}>
      <div className={styles.head}>
        <a className={styles.fieldName} href={`#${anchor}`}>
          <code>{name}</code>
        </a>{' '}
        <TypeLabel node={node} />
        {required && (
          <>
            {' '}
            <span className={styles.required}>
              <Translate id="reference.field.required">obligatoire</Translate>
            </span>
          </>
        )}
        <Marks node={node} />
      </div>
      {node.description !== undefined && <RichTextView content={node.description} topLevel={3} />}
      <Details node={node} />
      <Inside node={node} name={name} />
    </li>
  );
}

function Marks({ node }: { readonly node: SchemaNode }): ReactNode {
  const marks = [
    node.readOnly === true && translate({ id: 'reference.field.readOnly', message: 'lecture seule' }),
    node.writeOnly === true && translate({ id: 'reference.field.writeOnly', message: 'écriture seule' }),
    node.deprecated === true && translate({ id: 'reference.field.deprecated', message: 'obsolète' }),
  ].filter((mark) => mark !== false);
  return marks.map((mark) => (
    <span key={mark} className={styles.mark}>
      {mark}
    </span>
  ));
}

function Details({ node }: { readonly node: SchemaNode }): ReactNode {
  const { pattern, examples } = node;
  if (pattern === undefined && node.default === undefined && examples.length === 0) return null;
  return (
    <p className={styles.details}>
      {node.default !== undefined && (
        <span>
          <Translate id="reference.field.default">Par défaut :</Translate> <code>{node.default}</code>
        </span>
      )}
      {pattern !== undefined && (
        <span>
          <Translate id="reference.field.pattern">Motif :</Translate> <code>{pattern}</code>
        </span>
      )}
      {examples.length > 0 && (
        <span>
          <Translate id="reference.field.example">Exemple :</Translate>{' '}
          {examples.map((example, index) => (
            <span key={index}>
              {index > 0 && ', '}
              <code>{example}</code>
            </span>
          ))}
        </span>
      )}
    </p>
  );
}

/** Fields below a field fold away; short parts stand open. */
function Inside({ node, name }: { readonly node: SchemaNode; readonly name: string }): ReactNode {
  if (node.parts.length === 0) return null;
  if (!node.parts.some(isDeep)) return <SchemaParts parts={node.parts} />;
  return (
    <details className={styles.inside}>
      <summary>
        <Translate id="reference.field.inside" values={{ name: <code>{name}</code> }}>
          {'Contenu de {name}'}
        </Translate>
      </summary>
      <SchemaParts parts={node.parts} />
    </details>
  );
}

function isDeep(part: SchemaPart): boolean {
  switch (part.kind) {
    case 'fields':
    case 'variants':
    case 'tuple':
      return true;
    case 'items':
    case 'map':
    case 'not':
      return part.node.parts.some(isDeep);
    case 'values':
      return part.values.length > 8;
    case 'closed':
    case 'rules':
    case 'elsewhere':
      return false;
  }
}
