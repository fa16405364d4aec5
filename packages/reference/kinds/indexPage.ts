import { searchPhrases, words } from '@reliure/page';
import type { Block } from '@reliure/page';
import { overviewSection } from '../markdown/markdownVersionSource.ts';
import { toReferencePage } from './describedPage.ts';
import type { ReferencePage } from './kind.ts';

interface Index {
  /** Slug of the page. */
  readonly slug: string;
  readonly title: string;
  /** One sentence about the page, for lists of pages. */
  readonly description: string;
  /** Number of pages listed. */
  readonly count: number;
  /** First paragraph. */
  readonly introduction: string;
  readonly blocks: readonly Block[];
  /** Other search phrases for the page, which only the search reads. */
  readonly phrases: readonly string[];
}

/** Builds the page that lists all pages of one kind. */
export function toIndexPage({ introduction, blocks, phrases, ...page }: Index): ReferencePage {
  return toReferencePage({
    ...page,
    section: overviewSection(),
    describe: () => [searchPhrases(phrases), words(introduction), ...blocks],
  });
}
