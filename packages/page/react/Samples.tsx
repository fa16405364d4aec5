import type { ReactNode } from 'react';
import clsx from 'clsx';
import { Code, CopyButton, WrapButton } from '@reliure/theme/react';
import type { Sample, SamplesBlock } from '../blocks.ts';
import { sampleId } from '../shared.ts';
import styles from './Samples.module.css';

interface Props {
  readonly block: SamplesBlock;
}

/** Number of languages above which they are in a list. */
const tabLimit = 4;

/**
 * Renders the request in each language. Radio buttons and CSS switch between the languages, so that it works without a
 * script. With one, many languages are in a list instead. The page script stores the choice, and writes the chosen server
 * into the code, which React leaves as it is.
 */
export default function Samples({ block: { legend, group, samples } }: Props): ReactNode {
  const isListed = samples.length > tabLimit;
  return (
    <fieldset className={clsx(styles.samples, isListed && styles.listed)} data-code="">
      <legend className="sr-only">{legend}</legend>
      {isListed && (
        <select aria-label={legend} data-static="" data-sample-language="">
          {samples.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      )}
      {samples.map(({ id, label, text, marks }, index) => (
        <SampleView key={id} group={group} id={id} label={label} text={text} marks={marks} isFirst={index === 0} />
      ))}
      <span className={styles.tools}>
        <WrapButton />
        <CopyButton />
      </span>
    </fieldset>
  );
}

interface SampleProps extends Omit<Sample, 'language'> {
  readonly group: string;
  readonly isFirst: boolean;
}

function SampleView({ group, id, label, text, marks, isFirst }: SampleProps): ReactNode {
  const inputId = sampleId(group, id);
  return (
    <>
      <input id={inputId} type="radio" name={group} value={id} defaultChecked={isFirst} data-sample-language="" />
      <label htmlFor={inputId}>{label}</label>
      <pre>
        <Code data-marks={marks} suppressHydrationWarning>
          {text}
        </Code>
      </pre>
    </>
  );
}
