import { compareProblems } from '@apidoc/openapi';
import type { Contract } from '@apidoc/openapi/node';
import type { Problem } from '@apidoc/openapi';
import type { DeadLink } from '@apidoc/richtext';

const remedy =
  'Write an address that begins with `https://`, `mailto:` or `/`, or a heading of `info.description`, such as ' +
  '`#authentication`; `#tag/name` and `#operation/id` lead to a group and to an operation.';

/** Warns of each dead link and invalid URL in the contract’s texts, with its position. */
export function toDeadLinkWarnings(
  { deadLinks }: { readonly deadLinks: readonly DeadLink[] },
  { warnAt }: Pick<Contract, 'warnAt'>,
): readonly Problem[] {
  return deadLinks
    .flatMap(({ url, text }) =>
      warnAt(text, `The link to ${JSON.stringify(url)} leads nowhere on the site: only its words are shown.`, remedy),
    )
    .toSorted(compareProblems);
}
