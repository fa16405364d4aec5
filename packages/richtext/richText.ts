import type {
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
  Strong,
  Table,
  TableCell,
  TableRow,
  Text,
  ThematicBreak,
} from 'mdast';
import type { Marks } from './highlight/toMarks';

declare module 'mdast' {
  interface HeadingData {
    /** Its anchor on the page. */
    id?: string;
  }
  interface CodeData {
    marks?: Marks;
  }
  interface LinkData {
    /** Whether it leads to what only the host may have. @see LinkTarget */
    isUnsure?: true;
  }
}

type BlockNode = Blockquote | Code | Heading | List | Paragraph | Table | ThematicBreak;
type PhraseNode = Break | Delete | Emphasis | InlineCode | Link | Strong | Text;

/** A node of mdast without position, with none but the nodes of a {@link RichText} below it. */
export type Safe<Node> = Node extends Parent
  ? Omit<Node, 'children'> & {
      children: Safe<Extract<Node['children'][number], BlockNode | PhraseNode | ListItem | TableRow | TableCell>>[];
    }
  : Node;

/** A block of a text of the contract. */
export type Block = Safe<BlockNode>;

/** A piece of a text’s sentences. */
export type Phrase = Safe<PhraseNode>;

/**
 * A text of the contract as mdast. It holds no HTML, images, references or definitions: no view can be made to run it,
 * and its links are resolved.
 *
 * @see https://github.com/syntax-tree/mdast
 */
export type RichText = readonly Block[];
