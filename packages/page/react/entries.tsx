import { Fragment, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Code } from '@reliure/theme/react';
import type { Block } from '../blocks.ts';
import type { Alternative, Badge, ChoiceBlock, Entry, FieldEntry, SchemaBlock, ValuesBlock } from '../entries.ts';
import BlockList from './BlockView.tsx';
import RichTextView, { PhraseView } from './parts/RichTextView.tsx';
import { useAnchor } from './parts/useAnchor.ts';
import styles from './entries.module.css';

interface FieldListProps {
  readonly fields: readonly FieldEntry[];
}

/**
 * Renders fields, parameters or headers, each with its anchor. The markup is minimal, because a page contains hundreds
 * of them.
 */
export function FieldList({ fields }: FieldListProps): ReactNode {
  return (
    <ul className={styles.fields}>
      {fields.map((field) => (
        <FieldView key={field.id} field={field} />
      ))}
    </ul>
  );
}

function FieldView({ field }: { readonly field: FieldEntry }): ReactNode {
  const { name, id, collapsed, blocks, ...entry } = field;
  return (
    <li id={useAnchor(id)}>
      <Code data-parents={parentsOf(id, name)}>{name}</Code>{' '}
      <a
        href={`#${id}`}
        data-copy-link=""
        aria-label={translate({ id: 'reference.field.link', message: 'Copy link to {name}' }, { name })}
      />{' '}
      <EntryView entry={{ ...entry, blocks: collapsed === undefined ? blocks : [] }} />
      {collapsed !== undefined && <Collapsed summary={collapsed} blocks={blocks} />}
    </li>
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

/** Renders a value that is not a field: a body, the items of a list, other fields. */
export function SchemaView({ schema }: { readonly schema: SchemaBlock }): ReactNode {
  const { label, id, collapsed, blocks, ...entry } = schema;
  return (
    <div id={useAnchor(id)} className={styles.labelled}>
      {label !== undefined && (
        <span className={styles.label}>
          <PhraseView nodes={label} />
        </span>
      )}{' '}
      <EntryView entry={{ ...entry, blocks: collapsed === undefined ? blocks : [] }} />
      {collapsed !== undefined && (
        <>
          <p className={styles.names}>
            {collapsed.fields.map((field) => (
              <a key={field.id} href={`#${field.id}`}>
                {field.name}
              </a>
            ))}
          </p>
          <Collapsed summary={collapsed.summary} blocks={blocks} />
        </>
      )}
    </div>
  );
}

function Collapsed({ summary, blocks }: { readonly summary: string; readonly blocks: readonly Block[] }): ReactNode {
  return (
    <details className={styles.collapsed} data-collapsible="">
      <summary>{summary}</summary>
      <BlockList blocks={blocks} />
    </details>
  );
}

/** Renders what is said about a value, without its name. */
function EntryView({ entry: { type, badges, title, text, details, blocks } }: { readonly entry: Entry }): ReactNode {
  return (
    <>
      <span className={styles.type}>
        <PhraseView nodes={type} />
      </span>
      {badges.map((badge, index) => (
        <BadgeView key={index} badge={badge} />
      ))}
      {title !== undefined && ` — ${title}`}
      <RichTextView content={text} topLevel={3} />
      {details.length > 0 && (
        <p className={styles.details}>
          {details.map((line, index) => (
            <Fragment key={index}>
              {index > 0 && ' · '}
              <PhraseView nodes={line} />
            </Fragment>
          ))}
        </p>
      )}
      <BlockList blocks={blocks} />
    </>
  );
}

const badgeTags = { required: 'em', mark: 'mark', small: 'small' } as const;

function BadgeView({ badge: { phrases, look } }: { readonly badge: Badge }): ReactNode {
  const Tag = badgeTags[look];
  return (
    <>
      {' '}
      <Tag>
        <PhraseView nodes={phrases} />
      </Tag>
    </>
  );
}

/** Renders coded values that need no explanation. */
export function ValuesView({ block: { label, values } }: { readonly block: ValuesBlock }): ReactNode {
  return (
    <p className={styles.values}>
      {label}{' '}
      {values.map((value, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          <Code>{value}</Code>
        </Fragment>
      ))}
    </p>
  );
}

/** Renders alternatives, each below its title, the first one open. */
export function ChoiceView({
  block: { phrases, isExclusive, alternatives },
}: {
  readonly block: ChoiceBlock;
}): ReactNode {
  return (
    <>
      <p className={styles.note}>
        <PhraseView nodes={phrases} />
      </p>
      {alternatives.map((alternative, index) => (
        <AlternativeView
          key={alternative.id}
          alternative={alternative}
          // The browser only keeps one of a group open at a time.
          group={isExclusive ? alternatives[0]?.id : undefined}
          isFirst={index === 0}
        />
      ))}
    </>
  );
}

interface AlternativeProps {
  readonly alternative: Alternative;
  readonly group: string | undefined;
  readonly isFirst: boolean;
}

function AlternativeView({ alternative: { id, title, entry }, group, isFirst }: AlternativeProps): ReactNode {
  return (
    <details id={useAnchor(id)} name={group} className={styles.variant} open={isFirst}>
      <summary>
        <PhraseView nodes={title} />
      </summary>
      <EntryView entry={entry} />
    </details>
  );
}
