import { serialize, toHeading, toItem, toLink, toList, toOneLine, toPageOpening, toParagraph } from '@apidoc/richtext';
import type { Links } from '@apidoc/richtext';
import { comparisonCatalogue, comparisonTexts } from './comparisonWording';
import type { Comparison } from './model';

/** Renders all comparisons as Markdown: each change with the release that brought it. */
export function toComparisonMarkdown({ sections, changelogPage }: Comparison, links: Links): string {
  return serialize([
    ...toPageOpening(comparisonCatalogue.title, links),
    toParagraph(comparisonTexts.introduction),
    toParagraph(comparisonTexts.all, ' ', toLink(links.toUrl(changelogPage), comparisonTexts.changelog), '.'),
    ...sections.flatMap(({ title, domains }) => [
      toHeading(2, title),
      ...domains.flatMap((domain) => [
        toHeading(3, domain.title),
        toList(
          domain.changes.map(({ content, since }) =>
            toItem([...toOneLine(content, links), ' (', toLink(links.toUrl(since.path), since.words), ')']),
          ),
        ),
      ]),
    ]),
  ]);
}
