import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { referencePath } from '@apidoc/richtext';
import { readableJson } from '@apidoc/schema';
import type { CodedValue, SchemaNode, SchemaPart, Variant } from '@apidoc/schema';
import { Code } from '@apidoc/theme/react';
import RichTextView, { ItemView } from '../text/RichTextView';
import FieldList from './FieldList';
import CollapsedParts from './CollapsedParts';
import SchemaText, { SchemaBadges } from './SchemaText';
import { Details, FieldBadges } from './SchemaFacts';
import styles from './schema.module.css';

interface Props {
  readonly node: SchemaNode;
}

interface RootProps extends Props {
  /** Whether a component with many fields starts with their names only. */
  readonly isCollapsed: boolean;
}

/** Renders the top-level schema of a body or a response without its examples, which the page shows beside it. */
export default function SchemaView({ node, isCollapsed }: RootProps): ReactNode {
  const parts = <SchemaParts parts={node.parts} />;
  return (
    <>
      <p className={styles.root}>
        <TypeLabel node={node} />
        <SchemaBadges node={node} />
      </p>
      <SchemaText node={node} />
      <Details node={{ ...node, examples: [] }} />
      {isCollapsed ? <CollapsedParts node={node}>{parts}</CollapsedParts> : parts}
    </>
  );
}

/** Renders the component’s name, if it has one, and the type, if it adds information. */
export function TypeLabel({ node }: Props): ReactNode {
  const { name, slug, type, nullable } = node;
  return (
    <span className={styles.type}>
      {name !== undefined && (
        <strong>{slug === undefined ? name : <Link to={referencePath(slug)}>{name}</Link>}</strong>
      )}
      {name !== undefined && type !== name && ' · '}
      {type !== name && type}
      {nullable === true && (
        <>
          {' '}
          <Translate id="reference.schema.nullable">ou nul</Translate>
        </>
      )}
    </span>
  );
}

export function SchemaParts({ parts }: { readonly parts: readonly SchemaPart[] }): ReactNode {
  return parts.map((part, index) => <PartView key={index} part={part} />);
}

function PartView({ part }: { readonly part: SchemaPart }): ReactNode {
  switch (part.kind) {
    case 'fields':
      return <FieldList fields={part.fields} />;
    case 'values':
      return <CodedValues values={part.values} />;
    case 'items':
      return <Labelled label={<Translate id="reference.schema.items">Chaque élément</Translate>} node={part.node} />;
    case 'tuple':
      return (
        <ol className={styles.tuple}>
          {part.nodes.map((node, index) => (
            <li key={index}>
              <InlineSchema node={node} />
            </li>
          ))}
        </ol>
      );
    case 'map':
      return (
        <Labelled
          label={
            part.pattern === undefined ? (
              <Translate id="reference.schema.map">Tout autre champ</Translate>
            ) : (
              <Translate id="reference.schema.pattern" values={{ pattern: <Code>{part.pattern}</Code> }}>
                {'Champs dont le nom suit {pattern}'}
              </Translate>
            )
          }
          node={part.node}
          anchor={part.anchor}
        />
      );
    case 'closed':
      return (
        <p className={styles.note}>
          <Translate id="reference.schema.closed">Aucun autre champ n’est permis.</Translate>
        </p>
      );
    case 'not':
      return <Labelled label={<Translate id="reference.schema.not">À l’exclusion de</Translate>} node={part.node} />;
    case 'condition':
      return <Labelled label={<ItemView content={part.text} topLevel={3} />} node={part.node} />;
    case 'variants':
      return <Variants part={part} />;
    case 'rules':
      return (
        <ul className={styles.rules}>
          {part.rules.map((rule, index) => (
            <li key={index}>
              <RichTextView content={rule.text} topLevel={3} />
            </li>
          ))}
        </ul>
      );
    case 'elsewhere':
      return (
        <p className={styles.note}>
          <Translate id="reference.schema.elsewhere" values={{ link: <a href={`#${part.anchor}`}>{part.name}</a> }}>
            {'Déjà décrit sur cette page : {link}'}
          </Translate>
        </p>
      );
    case 'page':
      // The type’s name, just before, links to the page.
      return null;
  }
}

interface LabelledProps extends Props {
  readonly label: ReactNode;
  readonly anchor?: string;
}

function Labelled({ label, node, anchor }: LabelledProps): ReactNode {
  return (
    <div id={anchor} className={styles.labelled}>
      <span className={styles.label}>{label}</span> <InlineSchema node={node} />
    </div>
  );
}

/** Renders a schema inside another one, without a field of its own. */
function InlineSchema({ node }: Props): ReactNode {
  return (
    <>
      <TypeLabel node={node} />
      <SchemaBadges node={node} />
      <SchemaText node={node} />
      <Details node={node} />
      <SchemaParts parts={node.parts} />
    </>
  );
}

function CodedValues({ values }: { readonly values: readonly CodedValue[] }): ReactNode {
  const isExplained = values.some(({ title, description }) => title !== undefined || description !== undefined);
  if (!isExplained) {
    return (
      <p className={styles.values}>
        <Translate id="reference.schema.values">Valeurs :</Translate>{' '}
        {values.map(({ value }, index) => (
          <Fragment key={index}>
            {index > 0 && ' · '}
            <Code>{readableJson(value)}</Code>
          </Fragment>
        ))}
      </p>
    );
  }
  return (
    <ul className={styles.codes}>
      {values.map((coded, index) => {
        const { value, title, description } = coded;
        return (
          <li key={index}>
            <Code>{readableJson(value)}</Code> {title !== undefined && <strong>{title}</strong>}
            {title !== undefined && description !== undefined && ' — '}
            {description !== undefined && <ItemView content={description} topLevel={3} />}
            <FieldBadges node={coded} since={coded.since} />
          </li>
        );
      })}
    </ul>
  );
}

type VariantsPart = Extract<SchemaPart, { kind: 'variants' }>;

function Variants({ part }: { readonly part: VariantsPart }): ReactNode {
  return (
    <>
      <p className={styles.note}>
        {part.rule === 'oneOf' ? (
          <Translate id="reference.schema.oneOf">Une seule de ces formes</Translate>
        ) : (
          <Translate id="reference.schema.anyOf">Une ou plusieurs de ces formes</Translate>
        )}
        {part.discriminator !== undefined && (
          <>
            {', '}
            <Translate id="reference.schema.discriminator" values={{ field: <Code>{part.discriminator}</Code> }}>
              {'selon {field}'}
            </Translate>
          </>
        )}
      </p>
      {part.variants.map((variant, index) => (
        <VariantView
          key={variant.anchor}
          variant={variant}
          // With `oneOf`, the browser only keeps one variant open at a time.
          group={part.rule === 'oneOf' ? part.variants[0]?.anchor : undefined}
          isFirst={index === 0}
        />
      ))}
    </>
  );
}

interface VariantProps {
  readonly variant: Variant;
  readonly group: string | undefined;
  readonly isFirst: boolean;
}

function VariantView({ variant, group, isFirst }: VariantProps): ReactNode {
  useBrokenLinks().collectAnchor(variant.anchor);
  return (
    <details id={variant.anchor} name={group} className={styles.variant} open={isFirst}>
      <summary>
        {variant.title}
        {variant.value !== undefined && variant.value !== variant.title && (
          <>
            {' '}
            <Code>{variant.value}</Code>
          </>
        )}
      </summary>
      <InlineSchema node={variant.node} />
    </details>
  );
}
