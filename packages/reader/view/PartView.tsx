import type { ReactNode } from 'react';
import { Code } from '@reliure/theme/react';
import type { Part } from '../read/explain.ts';
import { texts } from '../texts.ts';
import { findAnchor } from './findAnchor.ts';
import styles from './ReaderPanel.module.css';

interface Props {
  readonly part: Part;
  /** Anchor of the response on the page; `null` if the page does not describe it. */
  readonly prefix: string | null;
}

/** Renders a part of a value: its name, its value, and what the contract says of it. */
export default function PartView({ part, prefix }: Props): ReactNode {
  const { name, number, names, text, count, description, meaning, problems, parts, others } = part;
  const words = texts();
  const anchor = description === undefined || prefix === null ? null : findAnchor(prefix, names);
  return (
    <li>
      {number !== undefined && <span className={styles.item}>{words.item(number)}</span>}
      {name !== '' && <Code>{name}</Code>}{' '}
      <span className={styles.value}>
        {part.isMissing === true ? words.missing : (text ?? (count === undefined ? '' : words.items(count)))}
      </span>
      {meaning !== undefined && <span className={styles.value}> — {meaning}</span>}
      {description !== undefined && (
        <span className={styles.description}>
          {description}{' '}
          {anchor !== null && (
            <a href={`#${anchor}`} aria-label={words.described(name)}>
              {words.descriptionLink}
            </a>
          )}
        </span>
      )}
      {part.isUnknown === true && problems.length === 0 && <span className={styles.unknown}>{words.unknownField}</span>}
      {problems.map((problem) => (
        <span key={problem} className={styles.problem}>
          <strong>{words.problem}</strong> {problem}
        </span>
      ))}
      {(parts.length > 0 || others !== undefined) && (
        <ul className={styles.parts}>
          {parts.map((child) => (
            <PartView key={child.number ?? child.name} part={child} prefix={prefix} />
          ))}
          {others !== undefined && <li className={styles.item}>{words.others(others)}</li>}
        </ul>
      )}
    </li>
  );
}
