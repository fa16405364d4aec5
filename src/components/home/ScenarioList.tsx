import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { scenarioPath } from '@site/core/scenarios/paths';
import type { Outline } from '@site/plugins/api-reference/outline';
import styles from './lists.module.css';

/** The scenarios, each with the number of its calls. */
export default function ScenarioList({ scenarios }: Pick<Outline, 'scenarios'>): ReactNode {
  return (
    <ul className={styles.rows}>
      {scenarios.map(({ name, title, count }) => (
        <li key={name}>
          <Link to={scenarioPath(name)}>{title}</Link>
          <span className={styles.aside}>{count} appels</span>
        </li>
      ))}
    </ul>
  );
}
