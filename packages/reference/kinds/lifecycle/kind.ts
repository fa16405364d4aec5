import { toReferencePage } from '../describedPage.ts';
import { describeLifecycle, describeLifecycleIndex } from './describe.ts';
import { toFirstLineDescription } from '../../markdown/markdownVersionSource.ts';
import type { Kind, ReferencePage } from '../kind.ts';
import { toIndexPage } from '../indexPage.ts';
import { lifecycleCatalogue, lifecyclesWording, lifecycleTitle } from '../../model/wording/lifecycleWording.ts';
import { lifecycleSlugs } from '../../model/contract/lifecycles.ts';
import { layoutLifecycles } from './diagram/layout.ts';
import { toLifecycles, type Lifecycle } from './model.ts';

const { slug, title } = lifecycleCatalogue;

/** The life cycles that the contract describes, and their index page. */
export const lifecycles: Kind<readonly Lifecycle[], { readonly lifecycles: readonly Lifecycle[] }> = {
  folder: slug,
  searchKind: { name: 'lifecycle', label: 'Cycle de vie' },
  toSlugs: ({ document }) => {
    const slugs = [...lifecycleSlugs(document['x-lifecycles']).values()];
    return slugs.length === 0 ? [] : [slug, ...slugs];
  },
  build: toLifecycles,
  complete: layoutLifecycles,
  toPages: ({ lifecycles: all }) => (all.length === 0 ? [] : [toIndex(all), ...all.map(toPage)]),
};

function toIndex(all: readonly Lifecycle[]): ReferencePage {
  return toIndexPage({
    ...lifecycleCatalogue,
    description: 'Les états des ressources de l’API, et les opérations qui mènent de l’un à l’autre.',
    count: all.length,
    introduction: lifecyclesWording,
    blocks: describeLifecycleIndex(all),
    phrases: ['Diagrammes d’états'],
  });
}

function toPage(lifecycle: Lifecycle): ReferencePage {
  return toReferencePage({
    slug: lifecycle.slug,
    title: lifecycle.title,
    heading: lifecycleTitle(lifecycle.title),
    parent: lifecycleCatalogue,
    ...toFirstLineDescription(lifecycle.description),
    section: title,
    search: { kind: 'lifecycle' },
    describe: () => describeLifecycle(lifecycle),
  });
}
