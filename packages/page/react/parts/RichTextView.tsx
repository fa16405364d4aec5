import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { isShellCall } from '@reliure/richtext';
import type { Block, Phrase, RichText } from '@reliure/richtext';
import { Code, CodeSample } from '@reliure/theme/react';
import Heading from '@theme/Heading';
import BreakableText from './BreakableText.tsx';
import ContractLink from './ContractLink.tsx';
import MethodLabel from './MethodLabel.tsx';
import { useSitePath } from './sitePath.ts';
import Status from './Status.tsx';
import Table from './Table.tsx';

interface Props {
  readonly content: RichText;
  /** Level of the text’s first-level headings. Deeper headings follow. */
  readonly topLevel?: 2 | 3;
}

/** Renders a text of the contract as React elements, so that nothing in it can become markup. */
export default function RichTextView({ content, topLevel = 2 }: Props): ReactNode {
  return content.map((block, index) => <BlockView key={index} block={block} topLevel={topLevel} />);
}

/** Renders the content of a list item or table cell. A single paragraph is rendered without `<p>`. */
export function ItemView({ content, topLevel = 2 }: Props): ReactNode {
  const [first, ...others] = content;
  return first?.type === 'paragraph' && others.length === 0 ? (
    <PhraseView nodes={first.children} />
  ) : (
    <RichTextView content={content} topLevel={topLevel} />
  );
}

function BlockView({ block, topLevel }: { readonly block: Block; readonly topLevel: 2 | 3 }): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <PhraseView nodes={block.children} />
        </p>
      );
    case 'heading':
      return (
        <Heading as={headingLevel(block.depth, topLevel)} id={block.data?.id}>
          {toHeadingContent(block.children)}
        </Heading>
      );
    case 'list': {
      const items = block.children.map((item, index) => (
        <li key={index}>
          <ItemView content={item.children} topLevel={topLevel} />
        </li>
      ));
      return block.ordered === true ? (
        <ol start={block.start === 1 ? undefined : (block.start ?? undefined)}>{items}</ol>
      ) : (
        <ul>{items}</ul>
      );
    }
    case 'code':
      return (
        <CodeSample
          text={block.value}
          marks={block.data?.marks}
          title={block.lang ?? undefined}
          isCall={isShellCall(block.lang ?? '', block.value)}
        />
      );
    case 'blockquote':
      return (
        <blockquote>
          <RichTextView content={block.children} topLevel={topLevel} />
        </blockquote>
      );
    case 'table': {
      const [header, ...rows] = block.children.map((row) =>
        row.children.map((cell, index) => <PhraseView key={index} nodes={cell.children} />),
      );
      // In Markdown, every table has a header. One that was written in HTML may have an empty one.
      const isHeaderEmpty = block.children[0]?.children.every((cell) => cell.children.length === 0) === true;
      const classes = block.align?.map((side) => (side === null ? undefined : `text--${side}`));
      return (
        <Table columns={isHeaderEmpty ? [] : (header ?? [])} classes={classes}>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column} className={classes?.[column]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </Table>
      );
    }
    case 'details':
      return (
        <details>
          <summary>
            {block.summary.length === 0 ? (
              <Translate id="reference.text.details">Details</Translate>
            ) : (
              <PhraseView nodes={block.summary} />
            )}
          </summary>
          <RichTextView content={block.children} topLevel={topLevel} />
        </details>
      );
    case 'thematicBreak':
      return <hr />;
  }
}

/**
 * Returns the level of a heading. First-level headings become second-level, because the page’s title is the only `h1`.
 */
function headingLevel(depth: number, topLevel: 2 | 3): 'h2' | 'h3' | 'h4' {
  const level = Math.min(Math.max(depth, 2) + topLevel - 2, 4);
  return level === 2 ? 'h2' : level === 3 ? 'h3' : 'h4';
}

/** Renders the content of a line. */
export function PhraseView({ nodes }: { readonly nodes: readonly Phrase[] }): ReactNode {
  return nodes.map((node, index) => <InlineView key={index} node={node} />);
}

/** Returns the content of a heading, a string if possible: Docusaurus names the heading’s own link after a string only. */
export function toHeadingContent(nodes: readonly Phrase[]): ReactNode {
  const [first] = nodes;
  return nodes.length === 1 && first?.type === 'text' ? first.value : <PhraseView nodes={nodes} />;
}

const tags = { strong: 'strong', emphasis: 'em', delete: 'del' } as const;

function InlineView({ node }: { readonly node: Phrase }): ReactNode {
  switch (node.type) {
    case 'text':
      return node.data?.day === undefined ? node.value : <time dateTime={node.data.day}>{node.value}</time>;
    case 'inlineCode':
      return <CodeView node={node} />;
    case 'strong':
    case 'emphasis':
    case 'delete': {
      const Tag = tags[node.type];
      return (
        <Tag>
          <PhraseView nodes={node.children} />
        </Tag>
      );
    }
    case 'link':
      if (node.data?.isDownload === true) return <DownloadLink node={node} />;
      return (
        <ContractLink target={{ url: node.url, ...node.data }}>
          <PhraseView nodes={node.children} />
        </ContractLink>
      );
    case 'break':
      return <br />;
  }
}

function CodeView({ node: { value, data } }: { readonly node: Extract<Phrase, { type: 'inlineCode' }> }): ReactNode {
  switch (data?.look) {
    case 'method':
      return <MethodLabel method={value} size="small" />;
    case 'status':
      return <Status status={value} />;
    case undefined:
      return (
        <Code>
          <BreakableText text={value} />
        </Code>
      );
  }
}

function DownloadLink({ node: { url, children } }: { readonly node: Extract<Phrase, { type: 'link' }> }): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const toSitePath = useSitePath();
  return (
    <a href={withBaseUrl(toSitePath(url))} download>
      <PhraseView nodes={children} />
    </a>
  );
}
