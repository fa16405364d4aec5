import type { ReactNode } from 'react';
import type { Hit } from '@site/core/search/engine';
import { findMatches, markMatches, toSnippet, type Segment } from '@site/core/search/snippet';
import styles from './HitText.module.css';

interface Props {
  readonly hit: Hit;
}

/** A hit’s title and, for a place on a page, the words around its match. */
export default function HitText({ hit }: Props): ReactNode {
  const { document, page, terms } = hit;
  const isPage = document === page;
  return (
    <>
      <span className={styles.title}>
        <Segments segments={markMatches(isPage ? document.t : (document.s ?? page.t), terms)} />
      </span>
      {!isPage && (
        <span className={styles.snippet}>
          <Segments segments={toSnippet(document.t, terms)} />
        </span>
      )}
    </>
  );
}

function Segments({ segments }: { readonly segments: readonly Segment[] }): ReactNode {
  return segments.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

/** The words of a hit that matched, as they stand in its text, for marking them on its page. */
export function matchedWords({ document, terms }: Hit): readonly string[] {
  const text = `${document.s ?? ''} ${document.t}`;
  return [...new Set(findMatches(text, terms).map(({ start, end }) => text.slice(start, end).toLowerCase()))];
}
