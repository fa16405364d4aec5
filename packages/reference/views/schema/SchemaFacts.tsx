import { Fragment, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { readableJson } from '@apidoc/schema';
import type { SchemaNode } from '@apidoc/schema';
import { Code } from '@apidoc/theme/react';
import styles from './schema.module.css';

interface BadgesProps {
  /** A schema or a coded value. */
  readonly node: Pick<SchemaNode, 'readOnly' | 'writeOnly' | 'deprecated'>;
  readonly since?: string | undefined;
}

export function FieldBadges({ node, since }: BadgesProps): ReactNode {
  const badges = [
    node.readOnly === true && translate({ id: 'reference.field.readOnly', message: 'lecture seule' }),
    node.writeOnly === true && translate({ id: 'reference.field.writeOnly', message: 'écriture seule' }),
    node.deprecated === true && translate({ id: 'reference.field.deprecated', message: 'obsolète' }),
    since,
  ].filter((badge) => badge !== false && badge !== undefined);
  return badges.map((badge) => (
    <Fragment key={badge}>
      {' '}
      <mark>{badge}</mark>
    </Fragment>
  ));
}

/** Renders the default, the pattern, the examples and the serialization of a value on one line. */
export function Details({ node }: { readonly node: SchemaNode }): ReactNode {
  const { patterns = [], form, formNote } = node;
  const show = (json: string) => (node.isPlain === true ? readableJson(json) : json);
  const examples = node.namedExamples === undefined ? node.examples.map(show) : [];
  const details = [
    ...(node.default === undefined
      ? []
      : [
          {
            label: translate({ id: 'reference.field.default', message: 'Par défaut :' }),
            values: [show(node.default)],
          },
        ]),
    ...(patterns.length === 0
      ? []
      : [
          {
            label:
              patterns.length === 1
                ? translate({ id: 'reference.field.pattern', message: 'Expression régulière :' })
                : translate({ id: 'reference.field.patterns', message: 'Expressions régulières :' }),
            values: patterns,
          },
        ]),
    ...(examples.length === 0
      ? []
      : [
          {
            label:
              examples.length === 1
                ? translate({ id: 'reference.field.example', message: 'Exemple :' })
                : translate({ id: 'reference.field.examples', message: 'Exemples :' }),
            values: examples,
          },
        ]),
    ...(form === undefined
      ? []
      : [{ label: translate({ id: 'reference.field.form', message: 'S’écrit :' }), values: [form] }]),
  ];
  if (details.length === 0) return null;
  return (
    <p className={styles.details}>
      {details.map(({ label, values }, index) => (
        <Fragment key={label}>
          {index > 0 && ' · '}
          {label}{' '}
          {values.map((value, position) => (
            <Fragment key={position}>
              {position > 0 && ', '}
              <Code>{value}</Code>
            </Fragment>
          ))}
        </Fragment>
      ))}
      {formNote !== undefined && ` · ${formNote}`}
    </p>
  );
}
