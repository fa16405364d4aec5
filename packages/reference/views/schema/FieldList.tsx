import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Counterpart, Field, SchemaNode, SchemaPart } from '@apidoc/schema';
import { Code } from '@apidoc/theme/react';
import { Details } from './SchemaFacts';
import NamedExamples from './NamedExamples';
import SchemaText, { SchemaBadges } from './SchemaText';
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
  const { name, anchor, required, since, counterparts = [], node } = field;
  useBrokenLinks().collectAnchor(anchor);
  return (
    <li id={anchor}>
      <Code data-parents={parentsOf(anchor, name)}>{name}</Code>{' '}
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
      <SchemaBadges node={node} since={since} />
      <SchemaText node={node} />
      <Details node={describesItsObject(node) ? withoutObjects(node) : node} />
      <NamedExamples node={node} />
      {counterparts.map((counterpart) => (
        <CounterpartLine key={counterpart.path} counterpart={counterpart} />
      ))}
      <FieldContent node={node} name={name} />
    </li>
  );
}

/** Renders what corresponds to a field in a standard, with a link to the explanation. */
function CounterpartLine({ counterpart }: { readonly counterpart: Counterpart }): ReactNode {
  const { standard, path, codes } = counterpart;
  return (
    <p className={styles.details}>
      <Link to={path}>{standard}</Link>
      {'\u00a0: '}
      {codes.map((code, index) => (
        <Fragment key={code}>
          {index > 0 && ', '}
          <Code>{code}</Code>
        </Fragment>
      ))}
    </p>
  );
}

/**
 * Returns the names of the fields around a field, which style sheets show when a link leads to it, or nothing for a field
 * of the top level.
 *
 * @example parentsOf('corps.lieu.acces', 'acces') // 'lieu.'
 */
function parentsOf(anchor: string, name: string): string | undefined {
  const [, ...path] = anchor.split('.');
  const parents = path.slice(0, -name.split('.').length);
  return parents.length === 0 ? undefined : `${parents.join('.')}.`;
}

/** Whether the fields of an object, or of the objects in a list, are described below it or on another page. */
function describesItsObject({ parts }: SchemaNode): boolean {
  return parts.some((part) =>
    part.kind === 'items' ? describesItsObject(part.node) : ['fields', 'variants', 'page'].includes(part.kind),
  );
}

/** Leaves out examples that are objects: their fields have their own, and the column beside the text has whole ones. */
function withoutObjects(node: SchemaNode): SchemaNode {
  return { ...node, examples: node.examples.filter((example) => !/^\[?\{/.test(example)) };
}

/** Renders the content of a field. Nested fields are collapsed; short parts are not. */
function FieldContent({ node, name }: { readonly node: SchemaNode; readonly name: string }): ReactNode {
  if (node.parts.length === 0) return null;
  if (!node.parts.some(isDeep)) return <SchemaParts parts={node.parts} />;
  return (
    <details data-collapsible="">
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
    case 'condition':
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
