import type { ReactNode } from 'react';
import { CodeSample } from '@reliure/theme/react';
import type { Block, DetailsBlock, ExampleBlock, TextBlock } from '../blocks.ts';
import CallView from './CallView.tsx';
import Columns from './Columns.tsx';
import Control from './controls/Control.tsx';
import { ChoiceView, FieldList, SchemaView, ValuesView } from './entries.tsx';
import Facts from './Facts.tsx';
import FilteredList from './controls/FilteredList.tsx';
import ListView from './ListView.tsx';
import MarkupView from './parts/MarkupView.tsx';
import Operations from './Operations.tsx';
import RichTextView, { PhraseView } from './parts/RichTextView.tsx';
import Samples from './Samples.tsx';
import SectionView from './SectionView.tsx';
import TableView from './TableView.tsx';
import { useAnchor } from './parts/useAnchor.ts';
import styles from './blocks.module.css';

interface Props {
  readonly blocks: readonly Block[];
}

/** Renders blocks of a page. */
export default function BlockList({ blocks }: Props): ReactNode {
  return blocks.map((block, index) => <BlockView key={index} block={block} />);
}

function BlockView({ block }: { readonly block: Block }): ReactNode {
  switch (block.kind) {
    case 'text':
      return <TextView block={block} />;
    case 'section':
      return <SectionView section={block} />;
    case 'facts':
      return <Facts block={block} />;
    case 'list':
      return <ListView block={block} />;
    case 'table':
      return <TableView table={block} />;
    case 'fields':
      return <FieldList fields={block.fields} />;
    case 'schema':
      return <SchemaView schema={block} />;
    case 'values':
      return <ValuesView block={block} />;
    case 'choice':
      return <ChoiceView block={block} />;
    case 'example':
      return <ExampleView example={block} />;
    case 'samples':
      return <Samples block={block} />;
    case 'call':
      return <CallView call={block} />;
    case 'operations':
      return <Operations block={block} />;
    case 'notice':
      return (
        <div className={styles.notice}>
          <BlockList blocks={block.blocks} />
        </div>
      );
    case 'details':
      return <DetailsView block={block} />;
    case 'filter':
      return <FilteredList block={block} />;
    case 'columns':
      return <Columns block={block} />;
    case 'figure':
      return <MarkupView markup={block.markup} />;
    case 'control':
      return <Control block={block} />;
    case 'phrases':
      return null;
  }
}

function TextView({ block: { content, look, topLevel } }: { readonly block: TextBlock }): ReactNode {
  const text = <RichTextView content={content} topLevel={topLevel ?? 3} />;
  if (look === undefined) return text;
  return (
    <div className={styles[look]} data-filter-unless={look === 'part' ? '' : undefined}>
      {text}
    </div>
  );
}

function DetailsView({ block: { summary, id, blocks, isExpandable } }: { readonly block: DetailsBlock }): ReactNode {
  return (
    <details id={useAnchor(id)} className={styles.collapsed} data-collapsible={isExpandable === true ? '' : undefined}>
      <summary>
        <PhraseView nodes={summary} />
      </summary>
      <BlockList blocks={blocks} />
    </details>
  );
}

function ExampleView({ example }: { readonly example: ExampleBlock }): ReactNode {
  const { title, description, text, marks, caption, isLink, call, look } = example;
  const sample =
    isLink === true ? (
      <p>
        <a href={text}>{text}</a>
      </p>
    ) : (
      <CodeSample text={text} marks={marks} title={caption} />
    );
  if (look === 'plain') return sample;
  return (
    <details className={styles.example} open={look === 'open'} data-call={call}>
      <summary>
        <PhraseView nodes={title} />
      </summary>
      {description !== undefined && <RichTextView content={description} topLevel={3} />}
      {sample}
    </details>
  );
}
