import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Comparison } from './model';
import { comparisonParameters } from './comparisonWording';
import styles from './ReleaseChoice.module.css';

type Props = Pick<Comparison, 'releases'>;

/**
 * Renders the fields that choose two releases, the oldest and the newest published one at first. The page script handles them, so they
 * are hidden without scripts.
 */
export default function ReleaseChoice({ releases }: Props): ReactNode {
  const fields = [
    {
      name: comparisonParameters.from,
      label: translate({ id: 'reference.comparison.from', message: 'De la version' }),
      chosen: releases[0],
    },
    {
      name: comparisonParameters.to,
      label: translate({ id: 'reference.comparison.to', message: 'à la version' }),
      // Unreleased changes, which have no date, are shown on demand.
      chosen: releases.findLast(({ dateText }) => dateText !== undefined) ?? releases.at(-1),
    },
  ];
  return (
    <div className={styles.choice} data-release-choice="">
      {fields.map(({ name, label, chosen }) => (
        <label key={name}>
          {label}{' '}
          <select name={name} defaultValue={chosen?.version} autoComplete="off" data-static="">
            {releases.map(({ version, title }) => (
              <option key={version} value={version}>
                {title}
              </option>
            ))}
          </select>
        </label>
      ))}
      <output />
    </div>
  );
}
