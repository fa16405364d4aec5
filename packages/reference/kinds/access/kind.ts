import { toReferencePage } from '../describedPage.ts';
import { describeAccess } from './describe.ts';
import { overviewSection } from '../../markdown/markdownVersionSource.ts';
import type { Kind } from '../kind.ts';
import { accessCatalogue } from './accessWording.ts';
import { buildAccessPage, hasScopes, type AccessPage } from './model.ts';

const { slug } = accessCatalogue;

/** The page of access rights: OAuth scopes against operations. */
export const access: Kind<AccessPage | null, { readonly access: AccessPage | null }> = {
  folder: slug,
  toSlugs: (survey) => (hasScopes(survey) ? [slug] : []),
  build: buildAccessPage,
  toPages: ({ access: page }) => {
    if (page === null) return [];
    return [
      toReferencePage({
        ...accessCatalogue,
        description: 'Les portées OAuth, les opérations qui les exigent, et qui peut les obtenir.',
        count: page.scopes.length,
        section: overviewSection,
        describe: () => describeAccess(page),
      }),
    ];
  },
};
