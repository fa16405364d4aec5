import {
  referencePath,
  serialize,
  toCode,
  toLink,
  toPageLink,
  toPageOpening,
  toParagraph,
  toTable,
} from '@apidoc/richtext';
import type { Links, Phrasing } from '@apidoc/richtext';
import type { WithdrawnOperation } from './model';
import { comparisonCatalogue } from '../comparison/comparisonWording';
import { calendarPath, withdrawalCatalogue, withdrawalColumns, withdrawalTexts } from './withdrawalWording';

/** Renders the calendar of withdrawals as Markdown. */
export function toWithdrawalMarkdown(withdrawals: readonly WithdrawnOperation[], links: Links): string {
  const { sunset, operation, replacement, since } = withdrawalColumns;
  const comparison = referencePath(comparisonCatalogue.slug);
  return serialize([
    ...toPageOpening(withdrawalCatalogue.title, links),
    toParagraph(withdrawalTexts.introduction),
    toParagraph(toLink(links.toRootUrl(calendarPath), withdrawalTexts.calendar)),
    ...(links.isMissing(comparison) ? [] : [toParagraph(toLink(links.toUrl(comparison), withdrawalTexts.comparison))]),
    toTable(
      [[sunset], [operation], [replacement], [since]],
      withdrawals.map((row) => toRow(row, links)),
    ),
  ]);
}

function toRow(
  { slug, title, method, path, sinceText, sunsetText, replacement }: WithdrawnOperation,
  links: Links,
): readonly (readonly Phrasing[])[] {
  return [
    [sunsetText ?? withdrawalTexts.unknown],
    [toPageLink(slug, title, links), ' ', toCode(`${method} ${path}`)],
    replacement === undefined ? [''] : [toPageLink(replacement.slug, replacement.title, links)],
    [sinceText ?? ''],
  ];
}
