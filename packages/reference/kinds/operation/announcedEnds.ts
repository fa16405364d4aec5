import type { AnnouncedEnd } from '@reliure/changelog';
import { toDateText } from '@reliure/language';
import { toRichText } from '@reliure/richtext';
import { endAnchor, withdrawalPath } from '../../model/withdrawal/endAnchor.ts';
import { withdrawalWording } from '../../model/withdrawal/withdrawalWording.ts';
import type { OperationPage } from './types.ts';

/**
 * Adds to each operation what the changelog announces about it: when it ends, unless its headers say so, and the ends of
 * scopes, codes and behaviour that concern it.
 */
export function withAnnouncedEnds(
  pages: readonly OperationPage[],
  ends: readonly AnnouncedEnd[],
): readonly OperationPage[] {
  return pages.map((page) => {
    const address = `${page.method} ${page.path}`;
    const own = ends.filter(({ on }) => on.some((one) => one === address || one.startsWith(`${address} `)));
    if (own.length === 0) return page;
    const end = own.find(({ subject }) => 'operation' in subject);
    const withdrawal =
      end === undefined
        ? undefined
        : withdrawalWording({ sunset: end.until, ...(end.since !== undefined && { since: end.since }) });
    const deadlines = own.flatMap((one) => {
      const { subject, until } = one;
      if (!('text' in subject)) return [];
      return [
        {
          day: until,
          dayText: toDateText(until),
          what: toRichText(subject.text),
          path: withdrawalPath(endAnchor(one)),
        },
      ];
    });
    return {
      ...page,
      ...(page.withdrawal === undefined && withdrawal !== undefined && { withdrawal }),
      ...(deadlines.length > 0 && { deadlines }),
    };
  });
}
