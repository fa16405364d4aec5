import { Fragment, type ReactNode } from 'react';
import type { Block, Inline, Phrase, RichText } from '@apidoc/richtext';
import { CodeSample } from '@apidoc/theme/react';
import Heading from '@theme/Heading';
import ContractLink from './ContractLink';

interface Props {
  readonly content: RichText;
  /** Level of the text’s own first-level headings; its deeper ones follow. */
  readonly topLevel?: 2 | 3;
}

/** Writes a text of the contract as React elements: nothing in it can become markup. */
export default function RichTextView({ content, topLevel = 2 }: Props): ReactNode {
  return content.map((block, index) => <BlockView key={index} block={block} topLevel={topLevel} />);
}

interface BlockProps {
  readonly block: Block;
  readonly topLevel: 2 | 3;
}

function BlockView({ block, topLevel }: BlockProps): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <PhraseView phrase={block.content} />
        </p>
      );
    case 'heading':
      return (
        <Heading as={headingLevel(block.depth, topLevel)} id={block.id}>
          <PhraseView phrase={block.content} />
        </Heading>
      );
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={index}>
          <ItemView content={item} topLevel={topLevel} />
        </li>
      ));
      return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
    }
    case 'code':
      return <CodeSample text={block.text} marks={block.marks} />;
    case 'quote':
      return (
        <blockquote>
          <RichTextView content={block.content} topLevel={topLevel} />
        </blockquote>
      );
    case 'table':
      return (
        <div className="scroll-x">
          <table>
            <thead>
              <tr>
                {block.header.map((cell, index) => (
                  <th key={index} scope="col">
                    <PhraseView phrase={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, index) => (
                <tr key={index}>
                  {row.map((cell, column) => (
                    <td key={column}>
                      <PhraseView phrase={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case 'rule':
      return <hr />;
  }
}

/** What fills an item of a list or a cell of a table: one paragraph needs no paragraph around it. */
export function ItemView({ content, topLevel = 2 }: Props): ReactNode {
  const [first, ...others] = content;
  return first?.kind === 'paragraph' && others.length === 0 ? (
    <PhraseView phrase={first.content} />
  ) : (
    <RichTextView content={content} topLevel={topLevel} />
  );
}

/** The page’s title is its only first-level heading. */
function headingLevel(depth: number, topLevel: 2 | 3): 'h2' | 'h3' | 'h4' {
  const level = Math.min(Math.max(depth, 2) + topLevel - 2, 4);
  return level === 2 ? 'h2' : level === 3 ? 'h3' : 'h4';
}

function PhraseView({ phrase }: { readonly phrase: Phrase }): ReactNode {
  return phrase.map((inline, index) => (
    <Fragment key={index}>
      <InlineView inline={inline} />
    </Fragment>
  ));
}

function InlineView({ inline }: { readonly inline: Inline }): ReactNode {
  if (typeof inline === 'string') return inline;
  switch (inline.kind) {
    case 'code':
      return <code>{inline.text}</code>;
    case 'strong':
      return (
        <strong>
          <PhraseView phrase={inline.content} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <PhraseView phrase={inline.content} />
        </em>
      );
    case 'deleted':
      return (
        <del>
          <PhraseView phrase={inline.content} />
        </del>
      );
    case 'link':
      return (
        <ContractLink target={inline}>
          <PhraseView phrase={inline.content} />
        </ContractLink>
      );
    case 'break':
      return <br />;
  }
}
