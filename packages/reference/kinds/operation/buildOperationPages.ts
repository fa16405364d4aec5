import type { BuildContext } from '../kind';
import { toOperationPage } from './model';
import { withRelatedOperations } from './relatedOperations';
import type { OperationPage } from './types';

/** Builds one page per operation, group by group. */
export function buildOperationPages(context: BuildContext): readonly OperationPage[] {
  const pages = context.groups.flatMap(({ slug, title, sources }) =>
    sources.map((source) => toOperationPage(source, { slug, title }, context)),
  );
  return withRelatedOperations(pages, context);
}
