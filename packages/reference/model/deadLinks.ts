import { compareProblems } from '@reliure/openapi';
import type { Contract } from '@reliure/openapi/node';
import type { FileProblem } from '@reliure/openapi';
import type { DeadLink } from '@reliure/richtext';

const remedy =
  'Use a whole URL, such as `https://…`, the path of a page of this site, or the anchor of a heading in ' +
  '`info.description`, such as `#authentication`. To link to a group or an operation, use `#tag/name` or `#operation/id`.';

/** Warns of each dead link and invalid URL in the contract’s texts, with its position. */
export function toDeadLinkWarnings(
  { deadLinks }: { readonly deadLinks: readonly DeadLink[] },
  { warnAt }: Pick<Contract, 'warnAt'>,
): readonly FileProblem[] {
  return deadLinks
    .flatMap(({ url, text }) =>
      warnAt(text, `The link to ${JSON.stringify(url)} has no target on the site, so only its text is shown.`, remedy),
    )
    .toSorted(compareProblems);
}
