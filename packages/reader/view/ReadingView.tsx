import type { ReactNode } from 'react';
import { Code } from '@reliure/theme/react';
import { firstSentence } from '../read/explain.ts';
import type { Reading } from '../read/readMessage.ts';
import { texts } from '../texts.ts';
import type { KnownError } from '../types.ts';
import PartView from './PartView.tsx';
import styles from './ReaderPanel.module.css';

interface Props {
  readonly reading: Reading | null;
  /** Prefix of the anchors of responses on the page; `null` if it describes none. */
  readonly anchor: string | null;
}

/** Renders what a response says: which one it is, its error, its headers and its fields. */
export default function ReadingView({ reading, anchor }: Props): ReactNode {
  const words = texts();
  const status = reading?.recognized?.response.status;
  const prefix = anchor === null || status === undefined ? null : `${anchor}-${status}`;
  const part = reading?.explanation?.part;
  return (
    <>
      <output className={styles.summary}>{reading === null ? '' : toSummary(reading)}</output>
      {reading?.error !== undefined && <ErrorView {...reading.error} />}
      {reading !== null && reading.headers.length > 0 && (
        <section>
          <p className={styles.heading}>{words.headers}</p>
          <ul className={styles.parts}>
            {reading.headers.map(({ name, value, description }) => (
              <li key={name}>
                <Code>{name}</Code> <span className={styles.value}>{value}</span>
                {description !== '' && <span className={styles.description}>{description}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {part !== undefined && (
        <section>
          <p className={styles.heading}>{words.fields}</p>
          <ul className={styles.parts}>
            {part.parts.length > 0 && part.problems.length === 0 ? (
              part.parts.map((child) => <PartView key={child.number ?? child.name} part={child} prefix={prefix} />)
            ) : (
              <PartView part={part} prefix={prefix} />
            )}
          </ul>
        </section>
      )}
    </>
  );
}

function ErrorView({ code, status, title, cause, remedy, path }: KnownError): ReactNode {
  const words = texts();
  return (
    <section className={styles.error}>
      <p className={styles.heading}>
        {words.error} {status} <Code>{code}</Code>
      </p>
      <p>{title}</p>
      <dl>
        <dt>{words.cause}</dt>
        <dd>{cause}</dd>
        <dt>{words.remedy}</dt>
        <dd>{remedy}</dd>
      </dl>
      <a href={path}>{words.errorPage(code)}</a>
    </section>
  );
}

/** Says in short what was read, for visitors who hear the page. */
function toSummary({ message, recognized, explanation, error, isUnknownError }: Reading): string {
  const words = texts();
  const { status, text, body, syntaxError } = message;
  const known = recognized ?? null;
  const response =
    known === null
      ? ''
      : `${words.response(known.response.status)}, ${words.by[known.by]}. ${firstSentence(known.response.description)}`;
  const { problems = [], unknown: unknownFields = [] } = explanation ?? {};
  const unknown = status === undefined ? words.unknownResponse : words.unknownStatus(status);
  return [
    ...(recognized === null ? [unknown] : [response]),
    ...(isUnknownError === true && error === undefined ? [words.unknownError] : []),
    ...(text === '' ? [words.noBody] : []),
    ...(syntaxError !== undefined && error === undefined ? [words.notJson(syntaxError)] : []),
    ...(body !== undefined && known !== null && explanation === undefined ? [words.noSchema] : []),
    ...(explanation === undefined
      ? []
      : [
          problems.length === 0 ? words.conforms : words.problems(problems.length, toFieldList(problems)),
          ...(unknownFields.length === 0
            ? []
            : [words.unknownFields(unknownFields.length, toFieldList(unknownFields))]),
        ]),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** Number of fields that the summary names. */
const namedFields = 6;

function toFieldList(fields: readonly string[]): string {
  const names = [...new Set(fields)].filter((name) => name !== '');
  return names.length > namedFields ? `${names.slice(0, namedFields).join(', ')}…` : names.join(', ');
}
