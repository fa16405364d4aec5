import {
  introductionSlug,
  referencePath,
  serialize,
  toBlocks,
  toHeading,
  toItem,
  toLink,
  toLists,
  toPageLine,
  toParagraph,
  toSection,
  toStrong,
} from '@apidoc/richtext';
import type { Links } from '@apidoc/richtext';
import { counted } from '@apidoc/schema';
import type { LandingPage } from './model';
import { noOperation } from './landingWording';
import { toDocumentationNodes, toOperationItem } from '../../markdown/links';

/** Renders the landing page as Markdown: all operations by group, and the downloads. */
export function toLandingMarkdown({ summary, groups, count, downloads }: LandingPage, links: Links): string {
  return serialize([
    toHeading(1, 'Référence de l’API'),
    ...(summary === undefined ? [] : [toParagraph(summary)]),
    toPageLine(links.pageUrl),
    toParagraph(
      `${count === 0 ? noOperation : counted(count, 'opération')}. Serveurs, authentification et conventions communes\u00a0: `,
      toLink(links.toUrl(referencePath(introductionSlug)), 'l’introduction'),
      '.',
    ),
    ...toSection(
      'Téléchargements',
      toLists(
        downloads.map(({ title, path, description }) =>
          toItem([toLink(links.toRootUrl(path), title), `\u00a0: ${description}`]),
        ),
      ),
    ),
    ...groups.flatMap(({ title, section, description, documentation, operations }, index) => [
      ...(section === undefined || section === groups[index - 1]?.section ? [] : [toParagraph(toStrong(section))]),
      toHeading(2, title),
      ...toBlocks(description ?? [], links, 3),
      ...toDocumentationNodes(documentation, links),
      ...toLists(operations.map((operation) => toOperationItem(operation, links))),
    ]),
  ]);
}
