import { overviewSection } from '../../markdown/markdownVersionSource.ts';
import { texts } from '../../texts/index.ts';
import { toReferencePage } from '../describedPage.ts';
import type { Kind } from '../kind.ts';
import { buildGroupAddresses } from './groupAddresses.ts';
import { describeLanding } from './describe.ts';
import type { Start } from './describeStart.ts';
import { toLanding, type LandingPage } from './model.ts';

/** The landing page of the reference, which links to all operations. */
export const landing: Kind<LandingPage, { readonly landing: LandingPage; readonly introduction: Start }> = {
  toSlugs: () => [],
  build: toLanding,
  toRedirects: ({ landing: { groups } }, site, paths) => ({
    files: buildGroupAddresses(groups, site, paths),
    warnings: [],
  }),
  toPages: ({ landing: page, introduction }) => [
    toReferencePage({
      title: texts().landing.title,
      description: texts().landing.description,
      section: overviewSection(),
      describe: (site) => describeLanding(page, introduction, site),
    }),
  ],
};
