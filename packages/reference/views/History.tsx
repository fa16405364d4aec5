import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { HistoryEntry } from '../kinds/operation/types';
import RichTextView from './text/RichTextView';
import styles from './History.module.css';

interface Props {
  readonly history: readonly HistoryEntry[];
  /** Path of the changelog’s page. */
  readonly changelogPage: string;
}

/** Number of changes that are shown at once; older ones are collapsed. */
const maxExpandedChanges = 3;

/** Renders the changes of an operation by release, each with a link to the release. */
export default function History({ history, changelogPage }: Props): ReactNode {
  const latest = history.slice(0, maxExpandedChanges);
  const older = history.slice(maxExpandedChanges);
  return (
    <>
      <Changes history={latest} changelogPage={changelogPage} />
      {older.length > 0 && (
        <details className={styles.older}>
          <summary>
            {older.length === 1 ? (
              <Translate id="reference.history.older.one">Un changement plus ancien</Translate>
            ) : (
              <Translate id="reference.history.older" values={{ count: older.length }}>
                {'{count} changements plus anciens'}
              </Translate>
            )}
          </summary>
          <Changes history={older} changelogPage={changelogPage} />
        </details>
      )}
    </>
  );
}

function Changes({ history, changelogPage }: Props): ReactNode {
  return (
    <ul className={styles.history}>
      {history.map(({ version, anchor, date, category, breaking, text, target }, index) => (
        <li key={index}>
          <Link to={`${changelogPage}#${anchor}`}>{version}</Link>
          {date !== undefined && `, ${date}`}
          {' — '}
          <strong>{category}</strong>
          {breaking === true && (
            <>
              {', '}
              <em>
                <Translate id="reference.history.breaking">incompatible</Translate>
              </em>
            </>
          )}
          <RichTextView content={text} topLevel={3} />
          {target !== undefined && <Link to={target.path}>{target.label}</Link>}
        </li>
      ))}
    </ul>
  );
}
