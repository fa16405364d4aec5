import { toPlainText } from '@apidoc/richtext';
import type { Links, RichText } from '@apidoc/richtext';

/** A page that is still to be written as Markdown. */
export interface TwinSource {
  readonly title: string;
  /** A sentence on it. */
  readonly description?: string;
  /** Title of the part of an index where it stands. */
  readonly section: string;
  readonly render: (links: Links) => string;
}

/** Part of an index for the pages that speak of the API as a whole. */
export const overviewSection = 'Référence';

/** Part of an index that its readers may skip. @see https://llmstxt.org */
export const skippableSection = 'Optional';

/** The first line of a text, if there is one. */
export function toTwinDescription(text: RichText = []): Pick<TwinSource, 'description'> {
  const [line = ''] = toPlainText(text).split('\n');
  return line === '' ? {} : { description: line };
}
