import type { RichText } from '@reliure/richtext';
import type { Block, Phrases } from './blocks.ts';

/** The description of a value that is sent or received. */
export interface Entry {
  /** Type and bounds in words, with a link to the component. */
  readonly type: Phrases;
  readonly badges: readonly Badge[];
  readonly title?: string;
  readonly text: RichText;
  /** One line each. */
  readonly details: readonly Phrases[];
  readonly blocks: readonly Block[];
}

export interface Badge {
  readonly phrases: Phrases;
  readonly look: 'required' | 'mark' | 'small';
}

/** Fields, parameters or headers. */
export interface FieldsBlock {
  readonly kind: 'fields';
  readonly fields: readonly FieldEntry[];
}

export interface FieldEntry extends Entry {
  readonly name: string;
  /** Anchor of the field. */
  readonly id: string;
  /** Words by which the search finds it, beside its name, title and text. */
  readonly searched: string;
  /** The summary below which the page hides what the field contains. */
  readonly collapsed?: string;
}

/** A value that is not a field, such as a body or the items of a list. */
export interface SchemaBlock extends Entry {
  readonly kind: 'schema';
  /** A label before its type. */
  readonly label?: Phrases;
  readonly id?: string;
  /** Set if the search skips its fields, because nobody sends them. */
  readonly isNotSearched?: true;
  /** Names of its fields and the summary below which the page first hides them. */
  readonly collapsed?: {
    readonly fields: readonly { readonly id: string; readonly name: string }[];
    readonly summary: string;
  };
}

/** Coded values that are not explained, on a line. */
export interface ValuesBlock {
  readonly kind: 'values';
  readonly label: string;
  readonly values: readonly string[];
}

/** Values of which one or several apply. */
export interface ChoiceBlock {
  readonly kind: 'choice';
  readonly phrases: Phrases;
  /** Whether only one of them can be open at a time. */
  readonly isExclusive: boolean;
  readonly alternatives: readonly Alternative[];
}

export interface Alternative {
  readonly id: string;
  readonly title: Phrases;
  readonly entry: Entry;
}
