import { isDate } from '@reliure/changelog';
import { toDateText } from '@reliure/language';
import { codeAnchor, createAnchors, toRichText } from '@reliure/richtext';
import type { RichText } from '@reliure/richtext';
import { readKnownIssues } from '../../model/contract/readKnownIssues.ts';
import type { OperationTitle } from '../../model/links.ts';
import type { BuildContext } from '../kind.ts';
import { texts } from '../../texts/index.ts';

/** A fault of the API that its provider has confirmed. */
export interface KnownIssue {
  readonly anchor: string;
  readonly title: string;
  readonly since: Day;
  /** Missing as long as the issue is open. */
  readonly fixed?: Day;
  /** The operations that it affects. */
  readonly operations: readonly OperationTitle[];
  readonly description: RichText;
  /** What to do until it is fixed. */
  readonly workaround: RichText;
}

/** A day, `YYYY-MM-DD`, and the same in words. */
export interface Day {
  readonly date: string;
  readonly text: string;
}

export interface KnownIssueProps {
  readonly open: readonly KnownIssue[];
  readonly fixed: readonly KnownIssue[];
}

/** Lists the known issues, the newest first; `null` if the contract has no list of them. */
export function buildKnownIssues({
  document,
  operationsById,
  links,
}: Pick<BuildContext, 'document' | 'operationsById' | 'links'>): readonly KnownIssue[] | null {
  const issues = readKnownIssues(document);
  if (issues === null) return null;
  const { open, fixed: repaired } = texts().knownIssue;
  const reserved = [open.id, repaired.id, ...issues.map(({ id }) => codeAnchor(id))];
  const anchors = createAnchors({ reserved, links });
  return issues
    .map(({ id, title, since, fixed, operations, description, workaround }) => ({
      anchor: codeAnchor(id),
      title,
      since: toDay(since),
      ...(fixed !== undefined && { fixed: toDay(fixed) }),
      operations: operations.flatMap((operationId) => {
        const operation = operationsById.get(operationId);
        return operation === undefined ? [] : [{ slug: operation.slug, title: operation.title }];
      }),
      description: toRichText(description, anchors),
      workaround: toRichText(workaround, anchors),
    }))
    .toSorted((one, other) => other.since.date.localeCompare(one.since.date, 'en'));
}

/** Returns the open issues and the fixed ones. */
export function groupKnownIssues(issues: readonly KnownIssue[]): KnownIssueProps {
  return {
    open: issues.filter(({ fixed }) => fixed === undefined),
    fixed: issues.filter(({ fixed }) => fixed !== undefined),
  };
}

/** Returns a date in words. A check reports a text that is not a date; the page shows it as it is. */
function toDay(date: string): Day {
  return { date, text: isDate(date) ? toDateText(date) : date };
}
