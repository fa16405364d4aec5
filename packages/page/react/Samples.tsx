import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { Code, CopyButton, WrapButton } from '@reliure/theme/react';
import type { Sample, SamplesBlock } from '../blocks.ts';
import { callGroup, callId, sampleId } from '../shared.ts';
import { useSitePath } from './parts/sitePath.ts';
import styles from './Samples.module.css';

/** Number of languages above which they are in a list. */
const tabLimit = 4;

interface Props {
  readonly block: SamplesBlock;
}

/**
 * Renders the calls in each language. Radio buttons and CSS switch between calls and between languages, so that it works
 * without a script. The page script stores the language, and opens the examples that belong to the call.
 */
export default function Samples({ block }: Props): ReactNode {
  return (
    <>
      <Calls block={block} />
      {block.composer !== undefined && <ComposeButton address={block.composer} />}
    </>
  );
}

function Calls({ block: { legend, group, callsLegend, calls } }: Props): ReactNode {
  const [first] = calls;
  if (first === undefined) return null;
  if (calls.length === 1) return <Languages legend={legend} group={group} samples={first.samples} />;
  return (
    <fieldset className={styles.calls}>
      <legend>{callsLegend}</legend>
      {calls.map(({ name, title, samples }, index) => (
        <CallChoice
          key={name}
          id={callId(group, index)}
          group={callId(group, 0)}
          name={name}
          title={title}
          isFirst={index === 0}
        >
          <Languages legend={legend} group={callGroup(group, index)} samples={samples} />
        </CallChoice>
      ))}
    </fieldset>
  );
}

/** Renders the button that opens the form of `packages/composer`, below the samples that it then replaces. */
function ComposeButton({ address }: { readonly address: string }): ReactNode {
  const toSitePath = useSitePath();
  const title = translate({ id: 'reference.compose', message: 'Compose with my values' });
  return (
    <div className={styles.composer} suppressHydrationWarning>
      <button
        type="button"
        data-compose={useBaseUrl(toSitePath(address))}
        data-title={title}
        data-failed={translate({ id: 'reference.compose.failed', message: 'The form could not be loaded. Try again' })}
        suppressHydrationWarning
      >
        {title}
      </button>
    </div>
  );
}

interface CallProps {
  readonly id: string;
  readonly group: string;
  readonly name: string;
  readonly title: string;
  readonly isFirst: boolean;
  readonly children: ReactNode;
}

function CallChoice({ id, group, name, title, isFirst, children }: CallProps): ReactNode {
  return (
    <>
      <input id={id} type="radio" name={group} value={name} defaultChecked={isFirst} data-call-choice="" />
      <label htmlFor={id}>{title}</label>
      <div>{children}</div>
    </>
  );
}

interface LanguagesProps {
  readonly legend: string;
  readonly group: string;
  readonly samples: readonly Sample[];
}

/** Renders a call in each language. With a script, many languages are in a list. */
function Languages({ legend, group, samples }: LanguagesProps): ReactNode {
  const isListed = samples.length > tabLimit;
  return (
    <fieldset className={clsx('language-tabs', isListed && styles.listed)} data-code="">
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
      <span className="code-tools">
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
