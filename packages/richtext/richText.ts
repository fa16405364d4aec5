import type {
  BlockContent,
  Blockquote,
  Break,
  Code,
  Delete,
  Emphasis,
  Heading,
  InlineCode,
  Link,
  List,
  ListItem,
  Paragraph,
  Parent,
  PhrasingContent,
  Strong,
  Table,
  TableCell,
  TableRow,
  Text,
  ThematicBreak,
} from 'mdast';
import type { Marks } from './highlight/toMarks.ts';

declare module 'mdast' {
  interface HeadingData {
    /** Anchor on the page. */
    id?: string;
  }
  interface CodeData {
    marks?: Marks;
  }
  interface BlockContentMap {
    details: Details;
  }
  interface RootContentMap {
    details: Details;
  }
  interface LinkData {
    /** Whether the link’s target is unknown at build time. @see LinkTarget */
    isUnverified?: true;
    /** Whether the target is a file that browsers download. */
    isDownload?: true;
  }
  interface TextData {
    /** The day that the text names: `2026-12-31`. */
    day?: string;
  }
  interface InlineCodeData {
    /** The kind of code, if it is shown unlike other code. */
    look?: 'method' | 'status';
  }
}

/** Content that is shown on demand, such as the HTML element of that name. */
export interface Details extends Parent {
  type: 'details';
  /** Title; empty if there is none. */
  summary: PhrasingContent[];
  children: BlockContent[];
}

type BlockNode = Blockquote | Code | Details | Heading | List | Paragraph | Table | ThematicBreak;
type PhraseNode = Break | Delete | Emphasis | InlineCode | Link | Strong | Text;

/** An mdast node without position, whose descendants are all nodes that a {@link RichText} allows. */
export type Safe<Node> = Node extends Details
  ? SafeDetails
  : Node extends Parent
    ? Omit<Node, 'children'> & {
        children: Safe<Extract<Node['children'][number], BlockNode | PhraseNode | ListItem | TableRow | TableCell>>[];
      }
    : Node;

interface SafeDetails {
  type: 'details';
  summary: Phrase[];
  children: Block[];
}

/** A block of a text of the contract. */
export type Block = Safe<BlockNode>;

/** Inline content of a text of the contract. */
export type Phrase = Safe<PhraseNode>;

/**
 * A text of the contract as mdast. It contains no HTML, images, references or definitions, so that no view can be made
 * to run markup from the contract. Its links are resolved.
 *
 * @see https://github.com/syntax-tree/mdast
 */
export type RichText = readonly Block[];
