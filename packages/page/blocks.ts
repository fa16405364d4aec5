import type { Marks, OperationLink, Phrase, RichText } from '@reliure/richtext';
import type { ControlBlock, FilterBlock } from './controls.ts';
import type { ChoiceBlock, FieldsBlock, SchemaBlock, ValuesBlock } from './entries.ts';
import type { TableBlock } from './tables.ts';

/** The content of a line. */
export type Phrases = readonly Phrase[];

/**
 * A part of a page with its texts. Each kind of block is rendered as React elements (`react/BlockView.tsx`), as Markdown
 * (`markdown/toMarkdown.ts`) and as passages of the search (`search/toPassages.ts`), and nowhere else.
 */
export type Block =
  | TextBlock
  | SectionBlock
  | FactsBlock
  | ListBlock
  | TableBlock
  | FieldsBlock
  | SchemaBlock
  | ValuesBlock
  | ChoiceBlock
  | ExampleBlock
  | SamplesBlock
  | CallBlock
  | OperationsBlock
  | NoticeBlock
  | DetailsBlock
  | FilterBlock
  | ColumnsBlock
  | FigureBlock
  | ControlBlock
  | PhrasesBlock;

/** The description of a page: everything that it says. */
export interface PageDescription {
  /** The page’s heading, also its title in lists of results. */
  readonly title: string;
  /** Blocks in the frame of the page, such as its place among others. */
  readonly frame?: readonly Block[];
  readonly blocks: readonly Block[];
}

/** Paragraphs, lists, tables and code. */
export interface TextBlock {
  readonly kind: 'text';
  readonly content: RichText;
  /** Set if the search skips it, as it skips the words of the engine itself. */
  readonly isNotSearched?: true;
  /** Level of its first headings, if it is not 3. */
  readonly topLevel?: 2;
  /** `unscripted`: only shown without scripts. */
  readonly look?: 'lead' | 'soft' | 'small' | 'part' | 'unscripted';
}

/** A heading and what belongs to it. */
export interface SectionBlock {
  readonly kind: 'section';
  /** Anchor of the heading. */
  readonly id: string;
  readonly title: Phrases;
  readonly level: 2 | 3 | 4;
  readonly blocks: readonly Block[];
  /** Its name in the line of links to the main sections. Sections without one are not in it. */
  readonly place?: string;
  /** Whether a button expands the collapsed parts inside. */
  readonly isExpandable?: true;
  /** The entry in search results, if it differs from the title. */
  readonly search?: SearchTarget;
  /** Set if it is a group of entries of a filter around it, which are found by its title, too. */
  readonly filter?: { readonly group: string };
  /** Set if it is hidden while the chosen releases have no change in it. */
  readonly compared?: 'breaking' | 'others';
  /** Set if the page first hides its blocks: the line that stands for them, and expands them. */
  readonly folded?: string;
  readonly look?: 'panel' | 'call' | 'entry' | 'letter' | 'response' | 'rows' | 'group' | 'card';
}

/** A part of a page as the search lists it. */
export interface SearchTarget {
  readonly title: string;
  /** Words before those of its blocks. */
  readonly text?: string;
  readonly role?: 'section' | 'error';
}

/** Terms and their values. */
export interface FactsBlock {
  readonly kind: 'facts';
  readonly facts: readonly Fact[];
  readonly look?: 'line' | 'errors';
}

export interface Fact {
  readonly term: Phrases;
  readonly blocks: readonly Block[];
  /** Set if the search finds the value by its term. */
  readonly search?: SearchTarget & { readonly anchor?: string };
}

/** Items below each other. */
export interface ListBlock {
  readonly kind: 'list';
  readonly items: readonly Item[];
  readonly isOrdered?: true;
  readonly look?: ListLook;
  /** The summary below which a page first hides a long list. */
  readonly collapsed?: string;
  /** Number of items before those that are hidden; none by default. */
  readonly shown?: number;
}

/**
 * `links`: columns of links. `index`: the same, separated by lines. `steps`: operations, with their methods in a column
 * of its own. `inline`: separated by commas. `cards`: items with headings. `rules`, `values`: what a schema says.
 * `lines`: separated by lines. `chips`: in boxes.
 */
export type ListLook = 'links' | 'index' | 'steps' | 'inline' | 'cards' | 'rules' | 'values' | 'lines' | 'chips';

export interface Item {
  readonly phrases: Phrases;
  /** A second, smaller line. */
  readonly note?: Phrases;
  readonly blocks?: readonly Block[];
  /** Anchor of the item. */
  readonly id?: string;
  /** Set if what had its anchor is now where its link leads. A link to the anchor leads there, too. */
  readonly isMoved?: true;
  /** Whether a filter around it hides it unless it matches. */
  readonly isFiltered?: true;
}

/** A message that is sent or received, as code. */
export interface ExampleBlock {
  readonly kind: 'example';
  readonly title: Phrases;
  readonly description?: RichText;
  readonly text: string;
  readonly language: string;
  readonly marks: Marks;
  /** Name of the call to which it belongs, if there are several. */
  readonly call?: string;
  /** Heading of the code. */
  readonly caption: string;
  /** Whether the text is the address of the example. */
  readonly isLink?: true;
  /** Shown as it is, instead of below its title, open or not. */
  readonly look?: 'plain' | 'open';
}

/** Calls in several programming languages: one call and one language are shown. */
export interface SamplesBlock {
  readonly kind: 'samples';
  readonly legend: string;
  /** Name of the radio buttons that choose the language. */
  readonly group: string;
  /** Names the choice among several calls. */
  readonly callsLegend: string;
  readonly calls: readonly CallSamples[];
  /** Address of the file from which visitors compose the call with their own values. */
  readonly composer?: string;
}

/** A call in each language. */
export interface CallSamples {
  /** Name of the examples that belong to the call; empty if it is the only one. */
  readonly name: string;
  readonly title: string;
  readonly samples: readonly Sample[];
}

export interface Sample {
  /** Name of the language in addresses and storage. */
  readonly id: string;
  readonly label: string;
  readonly language: string;
  readonly text: string;
  readonly marks: Marks;
}

/** The call of an operation. */
export interface CallBlock {
  readonly kind: 'call';
  /** In upper case. */
  readonly method: string;
  readonly path: string;
  /** The release that added it, in words. */
  readonly since?: string;
}

/** Operations of a group, with their methods and paths. */
export interface OperationsBlock {
  readonly kind: 'operations';
  readonly operations: readonly OperationLink[];
  /** Set if the page first hides them, except the main ones; a filter around them shows those that match. */
  readonly collapsed?: { readonly summary: string; readonly main: readonly OperationLink[] };
}

/** Something that readers must not miss. */
export interface NoticeBlock {
  readonly kind: 'notice';
  readonly blocks: readonly Block[];
}

/** Something that the page first hides. */
export interface DetailsBlock {
  readonly kind: 'details';
  readonly summary: Phrases;
  readonly id?: string;
  readonly blocks: readonly Block[];
  /** Whether the button that expands everything expands it. */
  readonly isExpandable?: true;
}

/** Content, and what is beside it if there is room. */
export interface ColumnsBlock {
  readonly kind: 'columns';
  readonly main: readonly Block[];
  readonly aside: readonly Block[];
}

/** A drawing, whose words other blocks say too. */
export interface FigureBlock {
  readonly kind: 'figure';
  readonly markup: Markup;
}

/** An element without a component, which both React and the guides’ compiler can write. */
export interface Markup {
  readonly tag: string;
  /** Attributes by their React names. */
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly (Markup | string)[];
}

/** Phrases that only the search reads. */
export interface PhrasesBlock {
  readonly kind: 'phrases';
  readonly phrases: readonly string[];
  readonly role: 'phrase' | 'path';
  /** Anchor of the part that they are about, unless it is the whole page. */
  readonly id?: string;
}
