import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Field, SchemaNode, SchemaPart } from '@apidoc/schema';
import { Code } from '@apidoc/theme/react';
import RichTextView from '../text/RichTextView';
import { Details, FieldMarks } from './SchemaFacts';
import { SchemaParts, TypeLabel } from './SchemaView';
import styles from './schema.module.css';

interface Props {
  readonly fields: readonly Field[];
}

/**
 * Renders fields, parameters or headers, each with its anchor. The markup is minimal, because a page contains hundreds
 * of them.
 */
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
  const { name, anchor, required, since, node } = field;
  useBrokenLinks().collectAnchor(anchor);
  return (
    <li id={anchor}>
      <Code>{name}</Code>{' '}
      <a
        href={`#${anchor}`}
        data-copy-link=""
        aria-label={translate({ id: 'reference.field.link', message: 'Copier le lien vers {name}' }, { name })}
      />{' '}
      <TypeLabel node={node} />
      {required && (
        <>
          {' '}
          <em>
            <Translate id="reference.field.required">obligatoire</Translate>
          </em>
        </>
      )}
      <FieldMarks node={node} since={since} />
      {node.description !== undefined && <RichTextView content={node.description} topLevel={3} />}
      <Details node={node} />
      <FieldContent node={node} name={name} />
    </li>
  );
}

/** Renders the content of a field. Nested fields are collapsed; short parts are not. */
function FieldContent({ node, name }: { readonly node: SchemaNode; readonly name: string }): ReactNode {
  if (node.parts.length === 0) return null;
  if (!node.parts.some(isDeep)) return <SchemaParts parts={node.parts} />;
  return (
    <details data-fold="">
      <summary>
        <Translate id="reference.field.inside" values={{ name }}>
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
    case 'page':
      return false;
  }
}
