import type { AnnouncedEnd } from '@reliure/changelog';
import { slugify } from '@reliure/openapi';
import { referencePath } from '@reliure/richtext';
import { withdrawalCatalogue } from '../catalogues.ts';

/** Returns the fragment of an announced end in the calendar of withdrawals, unless the contract describes the operation. */
export function endAnchor({ subject }: Pick<AnnouncedEnd, 'subject'>): string {
  return slugify('text' in subject ? subject.text : subject.operation);
}

/** Returns the path of a row of the calendar of withdrawals, within the reference. */
export function withdrawalPath(anchor: string): string {
  return `${referencePath(withdrawalCatalogue().slug)}#${anchor}`;
}
