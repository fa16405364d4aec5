import { describeOperation, type OperationProps } from './describe.ts';
import { withAnnouncedEnds } from './announcedEnds.ts';
import { withHistory } from '@reliure/changelog';
import { operationSlugs } from '@reliure/openapi';
import { composerPath } from '@reliure/richtext';
import { collectSources } from '../../model/operationSource.ts';
import type { OperationLink } from '../../model/links.ts';
import { texts } from '../../texts/index.ts';
import { toReferencePage } from '../describedPage.ts';
import type { Kind } from '../kind.ts';
import { emptySite, type SiteContext } from '../siteContext.ts';
import { buildOperationPages } from './buildOperationPages.ts';
import type { OperationPage } from './types.ts';

/** The pages of the operations. */
export const operations: Kind<readonly OperationPage[], { readonly operations: readonly OperationPage[] }> = {
  searchKind: { name: 'operation', label: () => texts().operation.label },
  toSources: (document, resolve, reserved) => {
    const sources = collectSources(document, 'paths', resolve);
    const slugs = operationSlugs(sources, reserved);
    return sources.map((source, index) => ({ slug: String(slugs[index]), ...source }));
  },
  toSlugs: ({ operations: sources }) => sources.map(({ slug }) => slug),
  build: buildOperationPages,
  complete: (pages, released) =>
    released === null
      ? pages
      : withAnnouncedEnds(withHistory(pages, released.releases, released.document), released.announced),
  toFiles: ({ operations: pages }) => pages.map(({ slug, composer }) => [composerPath(slug), composer]),
  toPages: ({ operations: pages }) =>
    pages.map((page, index) => {
      const describe = (site: SiteContext) => describeOperation(page, site);
      const { method, deprecated, group } = page;
      return {
        ...toReferencePage({
          slug: page.slug,
          title: page.title,
          breadcrumb: group.title,
          description: page.purpose ?? `${method} ${page.path}`,
          section: group.title,
          search: { kind: 'operation', method, ...(deprecated === true && { deprecated }) },
          frame: (site) => describe(site).frame,
          describe: (site) => {
            const { opening, facts, rules, sections, examples } = describe(site);
            return [...opening, facts, ...rules, ...sections, ...examples];
          },
        }),
        view: 'kinds/operation/OperationPageView',
        toProps: (site = emptySite): OperationProps => ({
          page: pickHead(page),
          ...describe(site),
          ...toNeighbours(pages, index),
        }),
      };
    }),
};

function pickHead({ slug, title, short, method, path, purpose, group }: OperationPage): OperationProps['page'] {
  return {
    slug,
    title,
    ...(short !== undefined && { short }),
    method,
    path,
    ...(purpose !== undefined && { purpose }),
    group,
  };
}

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
