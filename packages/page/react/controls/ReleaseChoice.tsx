import type { ReactNode } from 'react';
import type { ReleaseChoice as Choice } from '../../controls.ts';
import Output from './Output.tsx';
import styles from './ReleaseChoice.module.css';

/**
 * Renders the fields that choose two releases and a group. The page script handles them, so they are hidden without scripts.
 */
export default function ReleaseChoice({ fields, releases, group }: Choice): ReactNode {
  return (
    <div className={styles.choice} data-release-choice="">
      {fields.map(({ name, label, chosen }) => (
        <label key={name}>
          {label}{' '}
          <select name={name} defaultValue={chosen} autoComplete="off" data-static="">
            {releases.map(({ version, title, datedTitle }) => (
              <option key={version} value={version} label={datedTitle}>
                {title}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label>
        {group.label}{' '}
        <select name={group.name} autoComplete="off" data-static="">
          <option value="">{group.all}</option>
          {group.groups.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <Output />
    </div>
  );
}
