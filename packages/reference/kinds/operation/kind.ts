import { operationSlugs } from '@apidoc/openapi';
import { collectSources } from '../../model/operationSource';
import type { OperationLink } from '../../model/links';
import type { Kind } from '../kind';
import { toOperationMarkdown } from './markdown';
import { buildOperationPages } from './buildOperationPages';
import { toOperationSearchPage } from './search';
import type { OperationPage, OperationProps } from './types';

/** The pages of the operations. */
export const operations: Kind<readonly OperationPage[], { readonly operations: readonly OperationPage[] }> = {
  searchKind: { name: 'operation', label: 'Opération' },
  toSources: (document, resolve, reserved) => {
    const sources = collectSources(document, 'paths', resolve);
    const slugs = operationSlugs(sources, reserved);
    return sources.map((source, index) => ({ slug: String(slugs[index]), ...source }));
  },
  toSlugs: ({ operations: sources }) => sources.map(({ slug }) => slug),
  build: buildOperationPages,
  toPages: ({ operations: pages }) =>
    pages.map((page, index) => ({
      slug: page.slug,
      view: 'kinds/operation/OperationPageView',
      toProps: ({ guides, changelogPage }): OperationProps => ({
        page,
        ...toNeighbours(pages, index),
        guides: guides.get(page.slug) ?? [],
        ...(page.history !== undefined && changelogPage !== null && { changelogPage }),
      }),
      markdownVersion: {
        title: page.title,
        description: page.purpose ?? `${page.method} ${page.path}`,
        section: page.group.title,
        render: (links) => toOperationMarkdown(page, links),
      },
      toSearchPage: () => toOperationSearchPage(page),
    })),
};

function toNeighbours(
  pages: readonly OperationLink[],
  index: number,
): Pick<OperationProps, 'previousPage' | 'nextPage'> {
  const previous = pages[index - 1];
  const next = pages[index + 1];
  return {
    ...(previous !== undefined && { previousPage: { slug: previous.slug, title: previous.short ?? previous.title } }),
    ...(next !== undefined && { nextPage: { slug: next.slug, title: next.short ?? next.title } }),
  };
}
