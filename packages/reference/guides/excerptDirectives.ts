import { asWritten } from '@reliure/richtext';
import { excerptDirectiveNames, toExcerpt } from './excerpts/excerpt.ts';
import type { ExcerptSource } from './excerpts/types.ts';
import { replaceDirectives } from './replaceDirectives.ts';

interface Options {
  /** JSON file with the parts of the reference that guides can show. */
  readonly excerptsFile: string;
  /** Ids of the other references. */
  readonly references?: readonly string[];
  /** Whether a missing operation, schema or error is an error. Set it if the guides were written for this contract. */
  readonly isStrict: boolean;
}

/** Replaces the directives that show operations, schemas and errors in guides. @see toExcerpt */
export function excerptDirectives({ excerptsFile, references = [], isStrict }: Options) {
  return replaceDirectives({
    names: excerptDirectiveNames,
    file: excerptsFile,
    references,
    isStrict,
    toContent: ({ name, attributes }, source: ExcerptSource) => toExcerpt(name, attributes, source, asWritten),
  });
}
