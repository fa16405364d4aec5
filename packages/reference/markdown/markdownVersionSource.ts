import type { SiteContext } from '../kinds/siteContext.ts';
import { toPlainText } from '@reliure/richtext';
import type { Links, RichText } from '@reliure/richtext';
import { texts } from '../texts/index.ts';

/** The Markdown version of a page before it is rendered. */
export interface MarkdownVersionSource {
  readonly title: string;
  /** One sentence about the page. */
  readonly description?: string;
  /** The index that lists the page. */
  readonly section: string;
  /** Set if other pages contain what this one says. */
  readonly isSkippable?: true;
  readonly render: (links: Links, site?: SiteContext) => string;
}

/** Returns the section of the pages about the whole API. */
export function overviewSection(): string {
  return texts().files.overviewSection;
}

/** Returns the first line of a text as the description, if there is one. */
export function toFirstLineDescription(text: RichText = []): Pick<MarkdownVersionSource, 'description'> {
  const [line = ''] = toPlainText(text).split('\n');
  return line === '' ? {} : { description: line };
}
