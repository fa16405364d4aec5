import { codeAnchor, referencePath } from '@reliure/richtext';
import { knownIssueCatalogue } from '../../model/catalogues.ts';
import { readKnownIssues } from '../../model/contract/readKnownIssues.ts';
import type { BuildContext } from '../kind.ts';
import { toOperationPage } from './model.ts';
import { withRelatedOperations } from './relatedOperations.ts';
import type { OperationPage } from './types.ts';

/** Builds one page per operation, group by group. */
export function buildOperationPages(context: BuildContext): readonly OperationPage[] {
  const pages = context.groups.flatMap(({ slug, title, own }) =>
    own.map((source) => toOperationPage(source, { slug, title }, context)),
  );
  return withKnownIssues(withRelatedOperations(pages, context), context);
}

/** Adds the open issues to the operations that they affect. */
function withKnownIssues(
  pages: readonly OperationPage[],
  { document, operationsById }: BuildContext,
): readonly OperationPage[] {
  const open = (readKnownIssues(document) ?? []).filter(({ fixed }) => fixed === undefined);
  return pages.map((page) => {
    const own = open.filter(({ operations }) => operations.some((id) => operationsById.get(id)?.slug === page.slug));
    if (own.length === 0) return page;
    const path = referencePath(knownIssueCatalogue().slug);
    return { ...page, knownIssues: own.map(({ id, title }) => ({ path: `${path}#${codeAnchor(id)}`, title })) };
  });
}
