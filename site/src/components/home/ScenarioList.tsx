import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';
import type { Outline } from '@reliure/reference';
import { scenarioPath } from '@reliure/scenarios';
import styles from './lists.module.css';

/** Number of scenarios to list: as many as posts beside them. */
const limit = 6;

/** Lists the first scenarios, each with the number of its calls, and links to all. */
export default function ScenarioList({ scenarios }: Pick<Outline, 'scenarios'>): ReactNode {
  const { selectMessage } = usePluralForm();
  const calls = (count: number) =>
    selectMessage(
      count,
      translate({ id: 'home.scenarios.calls', message: 'Un appel|{count} appels' }, { count: String(count) }),
    );
  return (
    <>
      <ul className={styles.rows}>
        {scenarios.slice(0, limit).map(({ name, title, count }) => (
          <li key={name}>
            <Link to={scenarioPath(name)}>{title}</Link>
            <span className={styles.aside}>{calls(count)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to="/docs/scenarios/overview">
          <Translate id="home.scenarios.all" values={{ count: scenarios.length }}>
            {'Les {count} scénarios'}
          </Translate>
        </Link>
      </p>
    </>
  );
}
