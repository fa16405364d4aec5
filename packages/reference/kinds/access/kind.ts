import { toReferencePage } from '../describedPage.ts';
import { describeAccess } from './describe.ts';
import { overviewSection } from '../../markdown/markdownVersionSource.ts';
import type { Kind } from '../kind.ts';
import { texts } from '../../texts/index.ts';
import { buildAccessPage, hasScopes, type AccessPage } from './model.ts';

/** The page of access rights: OAuth scopes against operations. */
export const access: Kind<AccessPage | null, { readonly access: AccessPage | null }> = {
  folder: () => texts().slugs.access,
  toSlugs: (survey) => (hasScopes(survey) ? [texts().slugs.access] : []),
  build: buildAccessPage,
  toPages: ({ access: page }) => {
    if (page === null) return [];
    const { title, description } = texts().access;
    return [
      toReferencePage({
        slug: texts().slugs.access,
        title,
        description,
        count: page.scopes.length,
        section: overviewSection(),
        describe: () => describeAccess(page),
      }),
    ];
  },
};
