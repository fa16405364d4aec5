import type { AnnouncedEnd } from '@reliure/changelog';
import { slugify } from '@reliure/openapi';

/** Returns the fragment of an announced end in the calendar of withdrawals, unless the contract describes the operation. */
export function endAnchor({ subject }: Pick<AnnouncedEnd, 'subject'>): string {
  return slugify('text' in subject ? subject.text : subject.operation);
}
