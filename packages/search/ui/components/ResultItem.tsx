import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Hit } from '../../engine/hits';
import { hitAddress } from '../client/hitAddress';
import HitLines, { PlaceName, Segments } from './HitLines';
import styles from './SearchPage.module.css';

/** Renders one page that answers, with its best place and the next ones below it. */
export default function ResultItem({ hit }: { readonly hit: Hit }): ReactNode {
  const [best = { hash: '', words: [] }, ...others] = hit.places;
  return (
    <li>
      <Link className={styles.result} to={hitAddress(hit, best)} data-noBrokenLinkCheck>
        <HitLines hit={hit} />
      </Link>
      {others.length > 0 && (
        <ul className={styles.places}>
          {others.map((place, index) => (
            // Several places may have the same URL, such as the errors of a status, so the URL cannot be the key.
            <li key={index}>
              <Link to={hitAddress(hit, place)} data-noBrokenLinkCheck>
                <PlaceName place={place} />
              </Link>{' '}
              <Segments segments={place.snippet} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
