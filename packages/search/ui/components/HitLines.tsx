import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { MethodLabel } from '@reliure/reference/react';
import type { Hit, HitPassage } from '../../engine/hits.ts';
import type { Segment } from '../../engine/snippet.ts';
import { hitBreadcrumbs } from '../client/hitAddress.ts';
import { useSearchContexts } from '../client/searchData.ts';
import { useKindLabel } from '../client/useKindLabel.ts';
import styles from './HitLines.module.css';

interface Props {
  readonly hit: Hit;
  /** Whether to name its kind, which a heading above may say. */
  readonly hasKind?: boolean;
}

/** Renders a hit in three lines: its title, the text around the match, and its kind and breadcrumbs. */
export default function HitLines({ hit, hasKind = true }: Props): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const contexts = useSearchContexts();
  const kindLabel = useKindLabel();
  const [passage] = hit.passages;
  return (
    <>
      <span className={styles.title}>
        {hit.method !== '' && <MethodLabel method={hit.method} size="small" />}
        <span className={clsx(hit.isDeprecated && styles.deprecated)}>
          <Segments segments={hit.title} />
        </span>
        {hit.isDeprecated && (
          <span className={styles.notice}>
            <Translate id="search.deprecated">deprecated</Translate>
          </span>
        )}
      </span>
      {passage !== undefined && (passage.name.length > 0 || passage.snippet.length > 0) && (
        <span className={styles.snippet}>
          {passage.name.length > 0 && (
            <span className={styles.name}>
              <PassageName passage={passage} />
            </span>
          )}
          <Segments segments={passage.snippet} />
        </span>
      )}
      <span className={styles.trail}>
        {hasKind && <span className={styles.kind}>{kindLabel(hit.kind)}</span>}
        {hitBreadcrumbs(hit, baseUrl, contexts).join(' › ')}
      </span>
    </>
  );
}

/** Renders the name of a passage; names of the API are shown as code. */
export function PassageName({ passage: { name, isCode } }: { readonly passage: HitPassage }): ReactNode {
  return (
    <span className={clsx(isCode && styles.code)} translate={isCode ? 'no' : undefined}>
      <Segments segments={name} />
    </span>
  );
}

/** Renders a text with its matches highlighted. */
export function Segments({ segments }: { readonly segments: readonly Segment[] }): ReactNode {
  return segments.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
