import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Hit } from '../../engine/hits.ts';
import { hitAddress } from '../client/hitAddress.ts';
import HitLines, { PassageName, Segments } from './HitLines.tsx';
import styles from './SearchPage.module.css';

interface Props {
  readonly hit: Hit;
  /** Whether to show the numbers that its score is made of. */
  readonly isExplained: boolean;
}

/** Renders one page that matches, with its best passage and the next ones below it. */
export default function ResultItem({ hit, isExplained }: Props): ReactNode {
  const [best = { hash: '', words: [] }, ...others] = hit.passages;
  return (
    <li>
      <Link className={styles.result} to={hitAddress(hit, best)} data-noBrokenLinkCheck>
        <HitLines hit={hit} />
      </Link>
      {isExplained && <pre>{JSON.stringify(hit.score)}</pre>}
      {others.length > 0 && (
        <ul className={styles.places}>
          {others.map((passage, index) => (
            // Several passages may have the same URL, such as the errors of a status, so the URL cannot be the key.
            <li key={index}>
              <Link to={hitAddress(hit, passage)} data-noBrokenLinkCheck>
                <PassageName passage={passage} />
              </Link>{' '}
              <Segments segments={passage.snippet} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
