import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';
import type { Outline } from '@reliure/reference';
import { scenarioPath } from '@reliure/scenarios';
import styles from './lists.module.css';

/** Lists the scenarios, each with the number of its calls. */
export default function ScenarioList({ scenarios }: Pick<Outline, 'scenarios'>): ReactNode {
  const { selectMessage } = usePluralForm();
  const calls = (count: number) =>
    selectMessage(
      count,
      translate({ id: 'home.scenarios.calls', message: 'Un appel|{count} appels' }, { count: String(count) }),
    );
  return (
    <ul className={styles.rows}>
      {scenarios.map(({ name, title, count }) => (
        <li key={name}>
          <Link to={scenarioPath(name)}>{title}</Link>
          <span className={styles.aside}>{calls(count)}</span>
        </li>
      ))}
    </ul>
  );
}
