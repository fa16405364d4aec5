import { toReferencePage } from '../describedPage.ts';
import { describeLifecycle, describeLifecycleIndex } from './describe.ts';
import { toFirstLineDescription } from '../../markdown/markdownVersionSource.ts';
import type { Kind, ReferencePage } from '../kind.ts';
import { toIndexPage } from '../indexPage.ts';
import { lifecycleCatalogue } from '../../model/catalogues.ts';
import { texts } from '../../texts/index.ts';
import { lifecycleSlugs } from '../../model/contract/lifecycles.ts';
import { layoutLifecycles } from './diagram/layout.ts';
import { toLifecycles, type Lifecycle } from './model.ts';

/** The life cycles that the contract describes, and their index page. */
export const lifecycles: Kind<readonly Lifecycle[], { readonly lifecycles: readonly Lifecycle[] }> = {
  folder: () => lifecycleCatalogue().slug,
  searchKind: { name: 'lifecycle', label: () => texts().lifecycle.label },
  toSlugs: ({ document }) => {
    const slugs = [...lifecycleSlugs(document['x-lifecycles']).values()];
    return slugs.length === 0 ? [] : [lifecycleCatalogue().slug, ...slugs];
  },
  build: toLifecycles,
  complete: layoutLifecycles,
  toPages: ({ lifecycles: all }) => (all.length === 0 ? [] : [toIndex(all), ...all.map(toPage)]),
};

function toIndex(all: readonly Lifecycle[]): ReferencePage {
  const { description, introduction, searchPhrases } = texts().lifecycle;
  return toIndexPage({
    ...lifecycleCatalogue(),
    description,
    count: all.length,
    introduction,
    blocks: describeLifecycleIndex(all),
    phrases: searchPhrases,
  });
}

function toPage(lifecycle: Lifecycle): ReferencePage {
  return toReferencePage({
    slug: lifecycle.slug,
    title: lifecycle.title,
    heading: texts().lifecycle.heading(lifecycle.title),
    parent: lifecycleCatalogue(),
    ...toFirstLineDescription(lifecycle.description),
    section: lifecycleCatalogue().title,
    search: { kind: 'lifecycle' },
    describe: () => describeLifecycle(lifecycle),
  });
}
