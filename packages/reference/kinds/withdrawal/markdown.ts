import {
  referencePath,
  serialize,
  toCode,
  toLink,
  toOneLine,
  toPageLink,
  toPageOpening,
  toParagraph,
  toTable,
} from '@apidoc/richtext';
import type { Links, Phrasing } from '@apidoc/richtext';
import type { PlannedWithdrawal, WithdrawalSubject } from './model';
import { comparisonCatalogue } from '../comparison/comparisonWording';
import { calendarPath, withdrawalCatalogue, withdrawalColumns, withdrawalTexts } from './withdrawalWording';

/** Renders the calendar of withdrawals as Markdown. */
export function toWithdrawalMarkdown(withdrawals: readonly PlannedWithdrawal[], links: Links): string {
  const { sunset, subject, replacement, since } = withdrawalColumns;
  const comparison = referencePath(comparisonCatalogue.slug);
  return serialize([
    ...toPageOpening(withdrawalCatalogue.title, links),
    toParagraph(withdrawalTexts.introduction),
    toParagraph(toLink(links.toRootUrl(calendarPath), withdrawalTexts.calendar)),
    ...(links.isMissing(comparison) ? [] : [toParagraph(toLink(links.toUrl(comparison), withdrawalTexts.comparison))]),
    toTable(
      [[sunset], [subject], [replacement], [since]],
      withdrawals.map((row) => toRow(row, links)),
    ),
  ]);
}

function toRow(
  { subject, sinceText, sunsetText, replacement, remedy }: PlannedWithdrawal,
  links: Links,
): readonly (readonly Phrasing[])[] {
  return [
    [sunsetText ?? withdrawalTexts.unknown],
    toSubject(subject, links),
    replacement === undefined
      ? toOneLine(remedy ?? [], links)
      : [toPageLink(replacement.slug, replacement.title, links)],
    [sinceText ?? ''],
  ];
}

function toSubject(subject: WithdrawalSubject, links: Links): readonly Phrasing[] {
  switch (subject.kind) {
    case 'operation': {
      const { slug, title, method, path } = subject.operation;
      return [toPageLink(slug, title, links), ' ', toCode(`${method} ${path}`)];
    }
    case 'call':
      return [toCode(`${subject.method} ${subject.path}`)];
    case 'text':
      return toOneLine(subject.text, links);
  }
}
