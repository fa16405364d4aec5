import { Fragment, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Item, ListBlock } from '../blocks.ts';
import BlockList from './BlockView.tsx';
import { PhraseView } from './parts/RichTextView.tsx';
import { useAnchor } from './parts/useAnchor.ts';
import styles from './lists.module.css';

interface Props {
  readonly block: ListBlock;
}

/** Renders the items of a list. */
export default function ListView({ block }: Props): ReactNode {
  const { items, isOrdered, look, collapsed, shown = 0 } = block;
  if (items.length === 0) return null;
  if (collapsed !== undefined && shown > 0) {
    const { collapsed: _, shown: _shown, ...before } = block;
    return (
      <>
        <ListView block={{ ...before, items: items.slice(0, shown) }} />
        <ListView block={{ ...before, items: items.slice(shown), collapsed }} />
      </>
    );
  }
  const content = items.map((item, index) => <ItemRow key={index} item={item} look={look} />);
  const className = look === undefined ? undefined : styles[look];
  const list =
    look === 'inline' ? (
      <InlineList items={items} />
    ) : isOrdered === true ? (
      <ol className={className}>{content}</ol>
    ) : (
      <ul className={className}>{content}</ul>
    );
  if (collapsed === undefined) return list;
  return (
    <details className={styles.more}>
      <summary>{collapsed}</summary>
      {list}
    </details>
  );
}

function InlineList({ items }: Pick<ListBlock, 'items'>): ReactNode {
  return items.map(({ phrases }, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      <PhraseView nodes={phrases} />
    </Fragment>
  ));
}

interface ItemProps {
  readonly item: Item;
  readonly look: ListBlock['look'] | undefined;
}

function ItemRow({ item, look }: ItemProps): ReactNode {
  const { phrases, note, blocks = [], id, isMoved, isFiltered } = item;
  const attributes = {
    id: useAnchor(id),
    'data-moved': isMoved === true ? '' : undefined,
    'data-filter-item': isFiltered === true ? '' : undefined,
  };
  const below = (
    <>
      {note !== undefined && (
        <>
          {' '}
          <small>
            <PhraseView nodes={note} />
          </small>
        </>
      )}
      <BlockList blocks={blocks} />
    </>
  );
  switch (look) {
    case 'steps': {
      const [method, ...rest] = phrases;
      return (
        <li {...attributes}>
          {method !== undefined && <PhraseView nodes={[method]} />}
          <div>
            <PhraseView nodes={rest} />
            {below}
          </div>
        </li>
      );
    }
    case 'cards':
      return (
        <li {...attributes}>
          <h2>
            <PhraseView nodes={phrases} />
          </h2>
          {below}
        </li>
      );
    // Without a style for the second line, it goes on with the first one, as in Markdown.
    case undefined:
      return (
        <li {...attributes}>
          <PhraseView nodes={phrases} />
          {note !== undefined && (
            <>
              {translate({
                id: 'reference.list.note',
                description: 'Between an item of a list and what is said about it',
                message: ': ',
              })}
              <PhraseView nodes={note} />
            </>
          )}
          <BlockList blocks={blocks} />
        </li>
      );
    default:
      return (
        <li {...attributes}>
          <PhraseView nodes={phrases} />
          {below}
        </li>
      );
  }
}
