import type { ReactNode } from 'react';
import type { ReleaseChoice as Choice } from '../../controls.ts';
import Output from './Output.tsx';
import styles from './ReleaseChoice.module.css';

/**
 * Renders the fields that choose two releases. The page script handles them, so they are hidden without scripts.
 */
export default function ReleaseChoice({ fields, releases }: Choice): ReactNode {
  return (
    <div className={styles.choice} data-release-choice="">
      {fields.map(({ name, label, chosen }) => (
        <label key={name}>
          {label}{' '}
          <select name={name} defaultValue={chosen} autoComplete="off" data-static="">
            {releases.map(({ version, title }) => (
              <option key={version} value={version}>
                {title}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Output />
    </div>
  );
}
